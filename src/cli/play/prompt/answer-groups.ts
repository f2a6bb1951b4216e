/** Answers with the same beginning, as one item of a list. A group of one is that answer. */
export interface AnswerGroup {
  readonly label: string;
  readonly answers: readonly string[];
}

/** Up to this many answers are listed without grouping. */
const MAX_UNGROUPED = 10;

/**
 * The next choice towards one of these answers. Few answers are listed as they are; many are grouped by the first word
 * in which they differ: verb, then card, then pile, and so on. A group is labelled with the name of that word or, if it
 * has none, with the words that its sentences begin with.
 */
export function groupAnswers(
  answers: readonly string[],
  sentence: (words: string) => string,
  name: (word: string) => string | null,
): AnswerGroup[] {
  const each = () => answers.map((words) => ({ label: sentence(words), answers: [words] }));
  if (answers.length <= MAX_UNGROUPED) return each();
  const groups = grouped(answers);
  if (groups.size === answers.length) return each();
  const steps = [...groups].map(([word, inside]) => ({
    word,
    answers: inside,
    label: name(word) ?? commonStart(inside.map(sentence)),
  }));
  return steps.map(({ word, answers: inside, label }) => {
    const unclear = label === '' || steps.some((other) => other.word !== word && other.label === label);
    const clear = unclear ? `${label} ${word}`.trim() : label;
    return { label: inside.length === 1 ? sentence(inside[0] as string) : `${clear} …`, answers: inside };
  });
}

function grouped(answers: readonly string[]): Map<string, string[]> {
  const lines = answers.map((words) => words.split(' '));
  const longest = Math.max(...lines.map((line) => line.length));
  let place = 0;
  while (place < longest && lines.every((line) => line[place] === lines[0]?.[place])) place++;
  const groups = new Map<string, string[]>();
  answers.forEach((words, i) => {
    const word = lines[i]?.[place] ?? '';
    const group = groups.get(word);
    if (group === undefined) groups.set(word, [words]);
    else group.push(words);
  });
  return groups;
}

/** The words that all these sentences begin with. */
function commonStart(sentences: readonly string[]): string {
  const [first = [], ...others] = sentences.map((text) => text.split(' '));
  const end = first.findIndex((word, i) => others.some((other) => other[i] !== word));
  return (end < 0 ? first : first.slice(0, end)).join(' ');
}
