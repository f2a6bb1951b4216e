/** Words of replays, and of games that are played in this browser. */
export const replay = {
  shelf: {
    lead: 'Any game can be watched again: from every seat, with all cards open, and played on from any moment.',
    open: 'Open a record',
    drop: 'Or drop the file here.',
    dropNow: 'Let go of it here.',
    reading: 'Reading the file…',
    server: 'Your finished games',
    serverNone: 'None of your games on the server is over yet.',
    serverNobody: 'Nobody has sat down here yet, so nobody has finished anything.',
    here: 'Games in this browser',
    hereNone: 'No game has been played in this browser yet.',
    hereHow: 'What you play here without a server is kept here and nowhere else.',
    watch: 'Watch',
    goOn: 'Go on',
    remove: 'Delete',
    removeThis: (name: string) => `Delete the game with ${name}`,
    removeSure: 'Delete this game for good? It is kept nowhere else.',
  },
  file: {
    title: 'This is no record.',
    notJson: 'The file holds no JSON. Records are JSON files, as downloaded at the end of a game.',
    tooBig: 'The file is larger than any record could be.',
    faults: 'What is wrong with it, and where:',
  },
  plight: {
    missing: {
      title: 'This game is not here.',
      text: 'Games and files that were opened are kept in the browser they were played or opened in.',
    },
    noGame: {
      title: 'A game unknown here.',
      text: (game: string) => `The record is of a game called “${game}”, which is not on this shelf.`,
    },
    otherRules: {
      title: 'Other rules.',
      text: (is: number, here: number) =>
        `It was played by version ${is} of the rules; here it is version ${here}. The same answers could give another game.`,
    },
    noPack: {
      title: 'The cards are missing.',
      text: (hash: string) => `It was played with a pack of cards that is not here (${hash.slice(0, 12)}…).`,
    },
    badPack: { title: 'The cards are faulty.', text: 'The pack that it was played with cannot be read here.' },
    faulty: { title: 'This record does not fit its game.', text: 'What is wrong with it, and where:' },
    notOver: {
      title: 'Not over yet.',
      text: 'A game can be watched again once it has ended. Until then its cards stay hidden.',
    },
    toTable: 'To the table',
    refused: 'It cannot be shown.',
    engine: {
      title: 'The engine did not start.',
      text: 'Replays and games in this browser need it. Reloading the page may help.',
    },
  },
  broken: (after: number) => `After answer ${after} this record does not fit the rules: it is shown as far as it goes.`,
  controls: 'Playback',
  first: 'To the deal',
  back: 'One step back',
  forward: 'One step forward',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (speed: string) => `${speed}×`,
  scrub: 'Moment',
  at: (number: number, last: number) => `Moment ${number} of ${last}`,
  eyes: 'Seen by',
  spectator: 'Spectator',
  all: 'All open',
  chair: (number: number) => `Seat ${number}`,
  onlyOwn: 'Until the game is over, only your own cards are shown.',
  tale: 'The tale',
  jump: (number: number) => `Go to moment ${number}`,
  said: (name: string, answer: string) => `${name}: ${answer}`,
  asked: (names: string) => `To answer: ${names}`,
  answers: (answer: string) => `Answers: ${answer}`,
  link: 'Link to this moment',
  copied: 'Copied.',
  linkHere: 'Works in this browser only.',
  copyIt: 'Copy this address:',
  download: 'Download',
  keys: 'Keys: ← → one step, Home and End to deal and end, Space to play or pause.',
  more: 'More',
  playOn: {
    open: 'Play on from here',
    title: 'Play on from here',
    text: 'A new game that begins at this moment, with the same cards in the same order. Bots take the other seats.',
    seat: 'Your seat',
    bot: 'Against',
    server: 'On the server',
    here: 'In this browser',
    over: 'The game is over at this moment: go back a step first.',
    offline: 'The server cannot be reached now.',
    failed: 'It cannot go on from here.',
  },
  verify: {
    open: 'Verify',
    title: 'Checked in your browser',
    text: 'The whole game was dealt and played again on this device, from nothing but its record.',
    running: 'Playing it again…',
    good: 'Everything holds.',
    bad: 'Something does not hold.',
    marks: { yes: 'holds', no: 'does not hold', none: 'not kept', unreached: 'not reached' },
    place: (path: string) => `At ${path}`,
    differs: (is: string, wanted: string) => `The record has ${is}; played again it is ${wanted}.`,
    illegal: (name: string, answer: string, why: string) => `${name}: “${answer}”. ${why}`,
    broke: 'The rules themselves failed there.',
    names: {
      promise: 'The promise',
      salts: 'The players’ share',
      seating: 'Seats and options',
      chance: 'Dice and shuffles',
      answers: 'Answers',
      hashes: 'The table',
      result: 'The result',
    },
    unreached: 'Not reached: something before it failed.',
    says: {
      promise: {
        yes: 'The seed is the one that was promised, as a hash, before the deal.',
        no: 'The seed is not the one that was promised before the deal.',
        none: 'The record holds no promise made before the deal.',
      },
      salts: {
        yes: (count: number) =>
          count === 1
            ? 'One player mixed something of their own into the shuffle.'
            : `${count} players mixed something of their own into the shuffle.`,
        no: 'Something that a player mixed into the shuffle is missing.',
        none: 'No player mixed anything into the shuffle.',
      },
      seating: {
        yes: (count: number) => `The game can be played with these options by ${count}.`,
        no: 'The game cannot be played with these options.',
      },
      chance: {
        yes: (count: number) => `All dice and shuffles were drawn again from the seed: ${count} draws.`,
        no: 'The deal could not be repeated.',
      },
      answers: {
        yes: (count: number) =>
          count === 1
            ? 'One answer was given again; it was legal.'
            : `${count} answers were given again; each was legal when it was given.`,
        no: (count: number) => `${count} answers were legal; the next was not.`,
      },
      hashes: {
        yes: (count: number) =>
          `The table was compared with the record at ${count} moments, and was the same each time.`,
        no: 'The table is not the one in the record.',
        none: 'The record holds no hashes of the table to compare with.',
      },
      result: {
        yes: 'The result follows from the answers.',
        no: 'The result is not the one that was announced.',
        none: 'The game is not over in this record.',
      },
    },
  },
  here: {
    you: 'Guest',
    setup: {
      title: 'No such table can be laid.',
      text: 'The address asks for something that the game does not allow:',
    },
    unkept: 'This browser keeps nothing just now: once the page is closed, this game is gone.',
    stopped: { title: 'The engine stopped.', text: 'The game is kept up to the last answer.' },
    elsewhere: {
      title: 'It lies on another table.',
      text: 'This game is open in another tab or window of this browser.',
    },
    takeOver: 'Play here',
  },
};
export type ReplayText = typeof replay;
