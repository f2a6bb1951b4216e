/** What the command says about tables on a server. */
export interface OnlineText {
  // ---- Reaching a server ----
  readonly noServer: (url: string) => string;
  /** Somebody answers there, but speaks another language. */
  readonly notOurs: (url: string) => string;
  readonly youAre: (name: string, url: string) => string;
  /** The session that was kept is known no more. */
  readonly newGuest: (name: string) => string;
  readonly noSuchGame: (game: string, others: readonly string[]) => string;
  /** The server has a game that is not known here. */
  readonly unknownGame: (game: string) => string;
  readonly otherRules: (game: string, there: number, here: number) => string;
  readonly otherContent: (game: string) => string;
  // ---- Finding a table ----
  readonly whichTable: string;
  readonly noTables: (command: string) => string;
  readonly yourTurn: string;
  readonly running: string;
  readonly freeSeats: (seats: number) => string;
  readonly looksOn: string;
  readonly backAtSeat: string;
  // ---- Before the deal ----
  readonly invite: (seats: number) => string;
  readonly inBrowser: string;
  readonly inTerminal: string;
  readonly promise: (hash: string) => string;
  readonly missing: (seats: number) => string;
  readonly waitsForHost: string;
  /** All have promised their salts, and show them. */
  readonly revealing: string;
  // ---- At the table ----
  readonly satDown: (name: string) => string;
  readonly stoodUp: (name: string) => string;
  readonly came: (name: string) => string;
  readonly went: (name: string) => string;
  /** Beside the name of somebody who is not connected. */
  readonly notHere: string;
  /** Beside the name of somebody for whom a bot plays. */
  readonly playedBy: (bot: string) => string;
  readonly waitingFor: (names: readonly string[]) => string;
  readonly othersPlay: string;
  readonly wait: string;
  readonly whatToSay: string;
  readonly nothingSaid: string;
  readonly sureToResign: string;
  readonly botPlaysForYou: string;
  readonly left: string;
  readonly comeBack: string;
  // ---- The connection ----
  readonly lost: string;
  readonly found: string;
  /** Something was sent, and then the connection was lost. */
  readonly unsure: string;
  /** Nothing was sent. */
  readonly unsent: string;
  readonly hungUp: string;
  readonly tableGone: string;
  // ---- After the end ----
  /** `before`: the promise was seen before the deal. */
  readonly verified: (answers: number, before: boolean) => string;
  readonly saltIn: string;
  /** The others' salts were fixed before the own one was shown. */
  readonly saltsFixed: string;
  readonly saltsWithheld: (names: readonly string[]) => string;
  /** The own salt was not shown before the deal. */
  readonly saltLate: string;
  readonly saltUnknown: string;
  readonly notVerified: string;
  readonly brokenPromise: string;
  readonly saltMissing: string;
  /** Another salt is not the one that was promised before the own one was shown. */
  readonly saltChanged: string;
  readonly doesNotFit: (what: string) => string;
  readonly afterwards: string;
  readonly rematchOffered: string;
}
