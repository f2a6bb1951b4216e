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
    hereHow: 'What you play offline is kept on this device and nowhere else.',
    watch: 'Watch',
    goOn: 'Go on',
    remove: 'Delete',
    removeThis: (name: string) => `Delete the game with ${name}`,
    removeSure: 'Delete this game for good? It is kept nowhere else.',
    removeHeld: 'It is open in this or another tab: close it there first.',
    removeFailed: 'It could not be deleted.',
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
    noEdition: {
      title: 'Rules unknown here.',
      text: 'It was played by an edition of the rules that this page does not know. A newer page may.',
    },
    editionMissing: {
      title: 'Its rules are not here yet.',
      text: 'It was played by older rules, which are loaded from the server when they are first needed. Try again once you are online.',
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
  tools: 'Verify, play on, share',
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
  keys: 'Keys: ← → one step, Home and End to deal and end, Space to play or pause, G for the order of play.',
  more: 'More',
  turning: {
    open: 'Turning points',
    title: 'Turning points',
    text: 'Judged only by what could be seen when each answer was given. The numbers say how good the prospects were: 0 % is lost, 100 % is won.',
    whose: 'Whose decisions',
    looking: 'Looking at every decision…',
    closely: 'Looking closely at the most promising ones…',
    looked: (done: number, of: number) => `${done} of ${of} decisions`,
    weighed: (done: number, of: number) => `${done} of ${of} close looks`,
    found: (count: number) =>
      [
        'No answer stands out: what might have been better is within the noise.',
        'One answer stands out. All others are within the noise.',
        'Two answers stand out. All others are within the noise.',
      ][count] ?? 'The three answers that mattered most:',
    failed: 'It could not be worked out.',
    lost: (by: number) => `${by} points in a hundred lost`,
    won: (by: number) => `${by} points in a hundred won`,
    said: 'You',
    given: 'Answer',
    better: 'Better',
    natural: 'Natural',
    /** What the number before a point means, by an example with that number, and what it is compared with. */
    means: {
      slip: (by: number) => `−${by}: it cost ${by} points of a hundred compared with the better answer.`,
      find: (by: number) => `+${by}: it won ${by} points over the natural answer, the one that comes to mind first.`,
    },
    show: 'Show',
    slip: (answer: string) => `Better: ${answer}`,
    find: (answer: string) => `Better than: ${answer}`,
  },
  playOn: {
    open: 'Play on from here',
    title: 'Play on from here',
    text: 'A new game that begins at this moment, with the same cards in the same order. Bots take the other seats.',
    seat: 'Your seat',
    bot: 'Against',
    mate: 'With',
    server: 'Online',
    here: 'On this device',
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
    failed: 'It could not be checked.',
    marks: { yes: 'holds', no: 'does not hold', none: 'not kept', unreached: 'not reached' },
    place: (path: string) => `At ${path}`,
    differs: (is: string, wanted: string) => `The record has ${is}; played again it is ${wanted}.`,
    illegal: (name: string, answer: string, why: string) => `${name}: “${answer}”. ${why}`,
    broke: 'The rules themselves failed there.',
    names: {
      promise: 'The promise',
      salts: 'The players’ share',
      own: 'Your own share',
      seating: 'Seats and options',
      chance: 'Dice and shuffles',
      answers: 'Answers',
      hashes: 'The table',
      result: 'The result',
    },
    unreached: 'Not reached: something before it failed.',
    /** What is added about the players’ share. */
    saltNotes: {
      promised:
        'It fits the hashes that, says the record, were given before anything was shown. That they were is known only to those who sat there and noted them.',
      open: (names: string) => `Given openly, without a hash beforehand: ${names}.`,
      withheld: (names: string) =>
        `Promised, but not shown in time, and so not in the shuffle: ${names}. Whoever holds a share back has chosen between two deals; that this was blind cannot be proved.`,
      unsaid: 'The record does not say whether it was promised beforehand.',
    },
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
        no: 'What the players mixed into the shuffle is not what they had promised, or something is missing.',
        none: 'No player mixed anything into the shuffle.',
      },
      own: {
        yes: 'Your own share is in it, and every other one is the one whose hash this browser had seen before it showed yours: nobody could choose theirs to suit yours.',
        no: 'Your own share, or another, is not the one that this browser noted before the deal.',
        none: (noted: number): string =>
          noted === 0
            ? 'This browser has noted no share of yours for this game.'
            : 'Your own share was not shown in time: it is not in the shuffle.',
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
