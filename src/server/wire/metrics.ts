import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted elsewhere and asked for when somebody reads the metrics. */
export interface MetricSources {
  liveTables(): number;
  sockets(): number;
  bots(): {
    readonly waiting: number;
    readonly atWork: number;
    readonly answered: number;
    readonly failures: Readonly<Record<string, number>>;
  };
}

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** The figures of one process, in the words of Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  private readonly answers = this.counter('answers_total', 'Answers that were accepted and stored');
  private readonly refusals = this.counter('refusals_total', 'What was refused, by reason', ['why']);
  private readonly commits = this.histogram('commit_seconds', 'From an entry to its being stored', SECONDS);
  private readonly requests = this.histogram('http_seconds', 'Requests by route and status', SECONDS, [
    ...['method', 'route', 'status'],
  ]);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  countAnswer(): void {
    this.answers.inc();
  }
  countRefusal(why: string): void {
    this.refusals.inc({ why });
  }
  observeCommit(seconds: number): void {
    this.commits.observe(seconds);
  }
  observeRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  /** From now on these are among the metrics. */
  follow({ liveTables, sockets, bots }: MetricSources): void {
    const { registry } = this;
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name: `grimalkin_${name}`,
        help,
        registers: [registry],
        collect() {
          this.set(read());
        },
      });
    gauge('live_tables', 'Tables whose game is in memory', liveTables);
    gauge('sockets', 'Open sockets', sockets);
    gauge('bots_waiting', 'Questions that wait for a free thread', () => bots().waiting);
    gauge('bots_at_work', 'Questions that bots think about', () => bots().atWork);
    new Counter({
      name: 'grimalkin_bot_answers_total',
      help: 'Answers that bots gave by themselves',
      registers: [registry],
      collect() {
        this.reset();
        this.inc(bots().answered);
      },
    });
    new Counter({
      name: 'grimalkin_bot_failures_total',
      help: 'Answers that were given for a bot that failed, by reason',
      labelNames: ['why'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [why, count] of Object.entries(bots().failures)) this.inc({ why }, count);
      },
    });
  }

  private counter<L extends string>(name: string, help: string, labelNames: L[] = []): Counter<L> {
    return new Counter({ name: `grimalkin_${name}`, help, labelNames, registers: [this.registry] });
  }

  private histogram<L extends string>(name: string, help: string, buckets: number[], labelNames: L[] = []) {
    return new Histogram({ name: `grimalkin_${name}`, help, buckets, labelNames, registers: [this.registry] });
  }
}
