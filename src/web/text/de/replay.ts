import type { ReplayText } from '../en/replay.ts';

export const replay: ReplayText = {
  shelf: {
    lead: 'Jede Partie lässt sich noch einmal ansehen, von jedem Platz aus und mit offenen Karten, und von jedem Moment an weiterspielen.',
    open: 'Aufzeichnung öffnen',
    drop: 'Oder zieh die Datei hierher.',
    dropNow: 'Hier loslassen.',
    reading: 'Die Datei wird gelesen …',
    server: 'Deine beendeten Partien',
    serverNone: 'Noch keine deiner Partien auf dem Server ist zu Ende.',
    serverNobody: 'Hier hat sich noch niemand hingesetzt, also hat auch niemand etwas beendet.',
    here: 'Partien in diesem Browser',
    hereNone: 'In diesem Browser wurde noch nichts gespielt.',
    hereHow: 'Was du offline spielst, wird auf diesem Gerät aufbewahrt und nirgends sonst.',
    watch: 'Ansehen',
    goOn: 'Weiter',
    remove: 'Löschen',
    removeThis: (name) => `Partie mit ${name} löschen`,
    removeSure: 'Diese Partie endgültig löschen? Sie ist nirgends sonst aufbewahrt.',
    removeHeld: 'Sie ist in diesem oder einem anderen Tab offen: Schließ sie erst dort.',
    removeFailed: 'Sie ließ sich nicht löschen.',
  },
  file: {
    title: 'Das ist keine Aufzeichnung.',
    notJson:
      'Die Datei enthält kein JSON. Aufzeichnungen sind JSON-Dateien, wie man sie am Ende einer Partie herunterlädt.',
    tooBig: 'Die Datei ist größer, als eine Aufzeichnung sein kann.',
    faults: 'Was daran nicht stimmt, und wo:',
  },
  plight: {
    missing: {
      title: 'Diese Partie ist nicht hier.',
      text: 'Partien und geöffnete Dateien bleiben in dem Browser, in dem sie gespielt oder geöffnet wurden.',
    },
    noGame: {
      title: 'Ein Spiel, das hier niemand kennt.',
      text: (game) => `Es ist eine Partie eines Spiels namens „${game}“, und das steht nicht in diesem Regal.`,
    },
    noEdition: {
      title: 'Hier unbekannte Regeln.',
      text: 'Gespielt wurde nach einer Fassung der Regeln, die diese Seite nicht kennt. Eine neuere Seite kennt sie vielleicht.',
    },
    editionMissing: {
      title: 'Die Regeln sind noch nicht hier.',
      text: 'Gespielt wurde nach älteren Regeln, die beim ersten Gebrauch vom Server geladen werden. Versuche es noch einmal, sobald du online bist.',
    },
    noPack: {
      title: 'Die Karten fehlen.',
      text: (hash) => `Gespielt wurde mit einem Kartenpaket, das nicht hier ist (${hash.slice(0, 12)}…).`,
    },
    badPack: {
      title: 'Die Karten sind fehlerhaft.',
      text: 'Das Paket, mit dem gespielt wurde, lässt sich hier nicht lesen.',
    },
    faulty: { title: 'Diese Aufzeichnung passt nicht zu ihrem Spiel.', text: 'Was daran nicht stimmt, und wo:' },
    notOver: {
      title: 'Noch nicht zu Ende.',
      text: 'Eine Partie lässt sich ansehen, wenn sie vorbei ist. Bis dahin bleiben ihre Karten verdeckt.',
    },
    toTable: 'Zum Tisch',
    refused: 'Sie lässt sich nicht zeigen.',
    engine: {
      title: 'Die Spielmaschine ist nicht angesprungen.',
      text: 'Ohne sie gibt es keine Aufzeichnungen und keine Partien in diesem Browser. Neu laden hilft vielleicht.',
    },
  },
  broken: (after) =>
    `Nach Antwort ${after} passt diese Aufzeichnung nicht zu den Regeln: Gezeigt wird sie bis dorthin.`,
  controls: 'Wiedergabe',
  tools: 'Prüfen, weiterspielen, teilen',
  first: 'Zum Austeilen',
  back: 'Einen Schritt zurück',
  forward: 'Einen Schritt weiter',
  last: 'Zum Ende',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  times: (speed) => `${speed}×`,
  scrub: 'Moment',
  at: (number, last) => `Moment ${number} von ${last}`,
  eyes: 'Gesehen von',
  spectator: 'Zuschauer',
  all: 'Alles offen',
  chair: (number) => `Platz ${number}`,
  onlyOwn: 'Bis die Partie zu Ende ist, sind nur deine eigenen Karten zu sehen.',
  tale: 'Die Geschichte',
  jump: (number) => `Zu Moment ${number}`,
  said: (name, answer) => `${name}: ${answer}`,
  asked: (names) => `Gefragt: ${names}`,
  answers: (answer) => `Antwort: ${answer}`,
  link: 'Link zu diesem Moment',
  copied: 'Kopiert.',
  linkHere: 'Gilt nur in diesem Browser.',
  copyIt: 'Kopiere diese Adresse:',
  download: 'Herunterladen',
  keys: 'Tasten: ← → ein Schritt, Pos1 und Ende für Austeilen und Ende, Leertaste zum Abspielen oder Anhalten, G für den Spielablauf.',
  more: 'Mehr',
  turning: {
    open: 'Wendepunkte',
    title: 'Wendepunkte',
    text: 'Beurteilt nur nach dem, was bei der jeweiligen Antwort zu sehen war. Die Zahlen sagen, wie gut die Aussichten waren: 0 % ist verloren, 100 % ist gewonnen.',
    whose: 'Wessen Entscheidungen',
    looking: 'Alle Entscheidungen werden angesehen …',
    closely: 'Die wichtigsten werden genau angesehen …',
    looked: (done: number, of: number) => `${done} von ${of} Entscheidungen`,
    weighed: (done: number, of: number) => `${done} von ${of} genau angesehen`,
    found: (count: number) =>
      [
        'Keine Antwort sticht heraus: Was besser gewesen sein könnte, geht in der Ungewissheit unter.',
        'Eine Antwort sticht heraus. Alles andere geht in der Ungewissheit unter.',
        'Zwei Antworten stechen heraus. Alles andere geht in der Ungewissheit unter.',
      ][count] ?? 'Die drei Antworten, auf die es am meisten ankam:',
    failed: 'Sie ließen sich nicht ermitteln.',
    lost: (by: number) => `${by} von hundert Punkten verloren`,
    won: (by: number) => `${by} von hundert Punkten gewonnen`,
    said: 'Du',
    given: 'Antwort',
    better: 'Besser',
    natural: 'Naheliegend',
    means: {
      slip: (by: number) => `−${by}: Sie kostete ${by} von hundert Punkten gegenüber der besseren Antwort.`,
      find: (by: number) =>
        `+${by}: Sie gewann ${by} Punkte gegenüber der naheliegenden Antwort, die einem zuerst einfällt.`,
    },
    show: 'Zeigen',
    slip: (answer: string) => `Besser: ${answer}`,
    find: (answer: string) => `Besser als: ${answer}`,
  },
  playOn: {
    open: 'Von hier weiterspielen',
    title: 'Von hier weiterspielen',
    text: 'Eine neue Partie, die in diesem Moment beginnt, mit denselben Karten in derselben Reihenfolge. Auf den anderen Plätzen sitzen Bots.',
    seat: 'Dein Platz',
    bot: 'Gegen',
    mate: 'Mit',
    server: 'Online',
    here: 'Auf diesem Gerät',
    over: 'In diesem Moment ist die Partie vorbei: Geh erst einen Schritt zurück.',
    offline: 'Der Server ist gerade nicht zu erreichen.',
    failed: 'Von hier geht es nicht weiter.',
  },
  verify: {
    open: 'Prüfen',
    title: 'In deinem Browser geprüft',
    text: 'Die ganze Partie wurde auf diesem Gerät noch einmal ausgeteilt und gespielt, allein aus ihrer Aufzeichnung.',
    running: 'Wird nachgespielt …',
    good: 'Alles stimmt.',
    bad: 'Etwas stimmt nicht.',
    failed: 'Das ließ sich nicht prüfen.',
    marks: { yes: 'stimmt', no: 'stimmt nicht', none: 'nicht aufbewahrt', unreached: 'nicht erreicht' },
    place: (path) => `Bei ${path}`,
    differs: (is, wanted) => `In der Aufzeichnung steht ${is}, nachgespielt ergibt sich ${wanted}.`,
    illegal: (name, answer, why) => `${name}: „${answer}“. ${why}`,
    broke: 'Dort haben die Regeln selbst versagt.',
    names: {
      promise: 'Die Zusage',
      salts: 'Beiträge zum Mischen',
      own: 'Dein eigener Beitrag',
      seating: 'Plätze und Optionen',
      chance: 'Würfel und Mischen',
      answers: 'Antworten',
      hashes: 'Der Tisch',
      result: 'Das Ergebnis',
    },
    unreached: 'Nicht erreicht: Vorher stimmt etwas nicht.',
    saltNotes: {
      promised:
        'Es passt zu den Hashes, die laut Aufzeichnung gegeben wurden, bevor irgendetwas gezeigt wurde. Dass es so war, wissen nur die, die am Tisch saßen und sie notiert haben.',
      open: (names) => `Offen gegeben, ohne Hash vorab: ${names}.`,
      withheld: (names) =>
        `Zugesagt, aber nicht rechtzeitig gezeigt und darum nicht in der Mischung: ${names}. Wer seinen Beitrag zurückhält, hat zwischen zwei Austeilungen gewählt; dass das blind geschah, ist nicht zu beweisen.`,
      unsaid: 'Die Aufzeichnung sagt nicht, ob es vorab zugesagt war.',
    },
    says: {
      promise: {
        yes: 'Der Startwert ist der, der vor dem Austeilen als Hash zugesagt wurde.',
        no: 'Der Startwert ist nicht der, der vor dem Austeilen zugesagt wurde.',
        none: 'Die Aufzeichnung enthält keine Zusage von vor dem Austeilen.',
      },
      salts: {
        yes: (count) =>
          count === 1
            ? 'Eine Person hat etwas Eigenes zum Mischen beigetragen.'
            : `${count} Personen haben etwas Eigenes zum Mischen beigetragen.`,
        no: 'Was zum Mischen beigetragen wurde, ist nicht das Zugesagte, oder es fehlt etwas.',
        none: 'Niemand hat etwas Eigenes zum Mischen beigetragen.',
      },
      own: {
        yes: 'Dein Beitrag ist dabei, und jeder andere ist der, dessen Hash dieser Browser gesehen hatte, bevor er deinen zeigte: Niemand konnte seinen nach deinem richten.',
        no: 'Dein Beitrag oder ein anderer ist nicht der, den dieser Browser vor dem Austeilen notiert hat.',
        none: (noted) =>
          noted === 0
            ? 'Dieser Browser hat für diese Partie keinen Beitrag von dir notiert.'
            : 'Dein Beitrag wurde nicht rechtzeitig gezeigt: Er ist nicht in der Mischung.',
      },
      seating: {
        yes: (count) => `Mit diesen Optionen können ${count} Personen spielen.`,
        no: 'Mit diesen Optionen lässt sich das Spiel nicht spielen.',
      },
      chance: {
        yes: (count) => `Alle Würfe und Mischungen wurden aus dem Startwert neu gezogen: ${count} Ziehungen.`,
        no: 'Das Austeilen ließ sich nicht wiederholen.',
      },
      answers: {
        yes: (count) =>
          count === 1
            ? 'Eine Antwort wurde noch einmal gegeben; sie war erlaubt.'
            : `${count} Antworten wurden noch einmal gegeben; jede war zu ihrer Zeit erlaubt.`,
        no: (count) => `${count} Antworten waren erlaubt, die nächste nicht.`,
      },
      hashes: {
        yes: (count) =>
          `Der Tisch wurde in ${count} Momenten mit der Aufzeichnung verglichen und war jedes Mal derselbe.`,
        no: 'Der Tisch ist nicht der aus der Aufzeichnung.',
        none: 'Die Aufzeichnung enthält keine Hashes des Tisches zum Vergleichen.',
      },
      result: {
        yes: 'Das Ergebnis folgt aus den Antworten.',
        no: 'Das Ergebnis ist nicht das, das verkündet wurde.',
        none: 'In dieser Aufzeichnung ist die Partie nicht zu Ende.',
      },
    },
  },
  here: {
    you: 'Gast',
    setup: {
      title: 'So ein Tisch lässt sich nicht decken.',
      text: 'Die Adresse verlangt etwas, das das Spiel nicht erlaubt:',
    },
    unkept: 'Dieser Browser bewahrt gerade nichts auf: Wird die Seite geschlossen, ist die Partie verloren.',
    stopped: {
      title: 'Die Spielmaschine ist stehen geblieben.',
      text: 'Die Partie ist bis zur letzten Antwort aufbewahrt.',
    },
    elsewhere: {
      title: 'Sie liegt auf einem anderen Tisch.',
      text: 'Diese Partie ist in einem anderen Tab oder Fenster dieses Browsers offen.',
    },
    takeOver: 'Hier spielen',
  },
};
