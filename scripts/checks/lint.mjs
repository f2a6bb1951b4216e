// `npm run lint`: format and lint, where a mere remark (an "info") fails too: Biome has no option for that.
// `npm run format` is the same with `--write`. Other arguments go to Biome.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const folder = mkdtempSync(join(tmpdir(), 'grimalkin-'));
try {
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--reporter-file=${report}`];
  const wanted = ['check', '--error-on-warnings', ...reporters, ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, [biome, ...wanted], { stdio: 'inherit' });
  const infos = status === 0 ? JSON.parse(readFileSync(report, 'utf8')).summary.infos : 0;
  if (infos > 0) console.error(`${infos} ${infos === 1 ? 'info' : 'infos'}, and infos count as errors here.`);
  process.exitCode = status === 0 && infos === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
