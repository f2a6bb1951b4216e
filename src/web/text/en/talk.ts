/** Words for those who play together: talk in the words of the game, windows without secrets, several at one screen. */
export const talk = {
  open: 'Talk',
  title: 'What do you want to say?',
  point: 'Touch something on the table to point at it.',
  suggestTo: (name: string) => `Suggest something to ${name}`,
  suggesting: (name: string) => `What could ${name} do?`,
  iCould: (answer: string) => `I could: ${answer}`,
  mine: 'I could do something else',
  minding: 'What could you do?',
  close: 'Never mind',
  lost: 'That was not said. Try again.',
  could: (what: string) => `You could use: ${what}.`,
  also: (names: string, count: number) => (count > 1 ? `${names} are asked too.` : `${names} is asked too.`),
  skip: 'Don’t ask me at such moments',
  skipBrief: 'Don’t ask',
  always: 'Always ask me',
  askMe: 'Ask me',
  skipping: (count: number) =>
    count === 1 ? 'One kind of moment passes unasked' : `${count} kinds of moments pass unasked`,
  calls: (name: string, asks: string) => `${name}: ${asks}`,
  takers: 'Who answers now?',
  takesOver: (name: string) => `${name} answers`,
  besides: (name: string) => `${name} does something meanwhile`,
  key: 'say something in the words of the game',
  here: {
    how: 'On this device: by yourself, several of you at one screen, or with bots.',
    person: 'A person at this screen',
    name: (seat: number) => `Name at seat ${seat}`,
    player: (seat: number) => `Player ${seat}`,
  },
};
export type TalkText = typeof talk;
