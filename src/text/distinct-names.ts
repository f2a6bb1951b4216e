/** Names of which no two are alike: the second Odile is “Odile 2”. */
export function distinctNames(names: readonly string[]): string[] {
  const distinct: string[] = [];
  for (const name of names) {
    let own = name;
    for (let n = 2; distinct.includes(own); n++) own = `${name} ${n}`;
    distinct.push(own);
  }
  return distinct;
}
