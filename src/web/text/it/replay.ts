import type { ReplayText } from '../en/replay.ts';

export const replay: ReplayText = {
  shelf: {
    lead: 'Ogni partita si può rivedere: da ogni posto, a carte scoperte, e riprendere da qualsiasi momento.',
    open: 'Apri una registrazione',
    drop: 'Oppure trascina qui il file.',
    dropNow: 'Rilascialo qui.',
    reading: 'Leggo il file…',
    server: 'Le tue partite finite',
    serverNone: 'Nessuna delle tue partite sul server è ancora finita.',
    serverNobody: 'Qui non si è ancora seduto nessuno, quindi nessuno ha finito nulla.',
    here: 'Partite in questo browser',
    hereNone: 'In questo browser non si è ancora giocato.',
    hereHow: 'Quel che giochi qui senza server resta qui e da nessun’altra parte.',
    watch: 'Rivedi',
    goOn: 'Continua',
    remove: 'Elimina',
    removeThis: (name) => `Elimina la partita con ${name}`,
    removeSure: 'Eliminare per sempre questa partita? Non è conservata altrove.',
  },
  file: {
    title: 'Questa non è una registrazione.',
    notJson: 'Il file non contiene JSON. Le registrazioni sono file JSON, come quelli che si scaricano a fine partita.',
    tooBig: 'Il file è più grande di qualsiasi registrazione.',
    faults: 'Che cosa non va, e dove:',
  },
  plight: {
    missing: {
      title: 'Questa partita non è qui.',
      text: 'Partite giocate e file aperti restano nel browser in cui sono stati giocati o aperti.',
    },
    noGame: {
      title: 'Un gioco sconosciuto.',
      text: (game) => `È una partita di un gioco chiamato «${game}», che non è su questo scaffale.`,
    },
    otherRules: {
      title: 'Altre regole.',
      text: (is, here) =>
        `È stata giocata con la versione ${is} delle regole; qui c’è la ${here}. Le stesse risposte potrebbero dare un’altra partita.`,
    },
    noPack: {
      title: 'Mancano le carte.',
      text: (hash) => `È stata giocata con un pacchetto di carte che qui non c’è (${hash.slice(0, 12)}…).`,
    },
    badPack: {
      title: 'Le carte sono difettose.',
      text: 'Il pacchetto con cui è stata giocata qui non si può leggere.',
    },
    faulty: { title: 'Questa registrazione non corrisponde al suo gioco.', text: 'Che cosa non va, e dove:' },
    notOver: {
      title: 'Non è ancora finita.',
      text: 'Una partita si può rivedere quando è finita. Fino ad allora le sue carte restano nascoste.',
    },
    toTable: 'Vai al tavolo',
    refused: 'Non si può mostrare.',
    engine: {
      title: 'Il motore non si è avviato.',
      text: 'Serve per rivedere le partite e per giocare in questo browser. Può aiutare ricaricare la pagina.',
    },
  },
  broken: (after) =>
    `Dopo la risposta ${after} questa registrazione non rispetta più le regole: la mostriamo fin dove arriva.`,
  controls: 'Riproduzione',
  first: 'Vai alla distribuzione',
  back: 'Un passo indietro',
  forward: 'Un passo avanti',
  last: 'Vai alla fine',
  play: 'Avvia',
  pause: 'Ferma',
  speed: 'Velocità',
  times: (speed) => `${speed}×`,
  scrub: 'Momento',
  at: (number, last) => `Momento ${number} di ${last}`,
  eyes: 'Vista da',
  spectator: 'Spettatore',
  all: 'Carte scoperte',
  chair: (number) => `Posto ${number}`,
  onlyOwn: 'Finché la partita non è finita si vedono solo le tue carte.',
  tale: 'Il racconto',
  jump: (number) => `Vai al momento ${number}`,
  said: (name, answer) => `${name}: ${answer}`,
  asked: (names) => `Deve rispondere: ${names}`,
  answers: (answer) => `Risponde: ${answer}`,
  link: 'Link a questo momento',
  copied: 'Copiato.',
  linkHere: 'Funziona solo in questo browser.',
  copyIt: 'Copia questo indirizzo:',
  download: 'Scarica',
  keys: 'Tasti: ← → un passo, Inizio e Fine per la distribuzione e la fine, Spazio per avviare o fermare.',
  more: 'Altro',
  playOn: {
    open: 'Continua da qui',
    title: 'Continua da qui',
    text: 'Una nuova partita che comincia da questo momento, con le stesse carte nello stesso ordine. Gli altri posti vanno ai bot.',
    seat: 'Il tuo posto',
    bot: 'Contro',
    server: 'Sul server',
    here: 'In questo browser',
    over: 'In questo momento la partita è finita: torna prima un passo indietro.',
    offline: 'Ora il server non è raggiungibile.',
    failed: 'Da qui non si può continuare.',
  },
  verify: {
    open: 'Verifica',
    title: 'Controllata nel tuo browser',
    text: 'Tutta la partita è stata distribuita e giocata di nuovo su questo dispositivo, a partire dalla sola registrazione.',
    running: 'La rigioco…',
    good: 'Torna tutto.',
    bad: 'Qualcosa non torna.',
    marks: { yes: 'torna', no: 'non torna', none: 'non conservato', unreached: 'non raggiunto' },
    place: (path) => `In ${path}`,
    differs: (is, wanted) => `La registrazione ha ${is}; rigiocando risulta ${wanted}.`,
    illegal: (name, answer, why) => `${name}: «${answer}». ${why}`,
    broke: 'Lì si sono inceppate le regole stesse.',
    names: {
      promise: 'La promessa',
      salts: 'La parte dei giocatori',
      seating: 'Posti e opzioni',
      chance: 'Dadi e mescolate',
      answers: 'Risposte',
      hashes: 'Il tavolo',
      result: 'Il risultato',
    },
    unreached: 'Non raggiunto: qualcosa prima non torna.',
    says: {
      promise: {
        yes: 'Il seme è quello promesso, come hash, prima della distribuzione.',
        no: 'Il seme non è quello promesso prima della distribuzione.',
        none: 'La registrazione non contiene promesse fatte prima della distribuzione.',
      },
      salts: {
        yes: (count) =>
          count === 1
            ? 'Un giocatore ha aggiunto qualcosa di suo alla mescolata.'
            : `${count} giocatori hanno aggiunto qualcosa di loro alla mescolata.`,
        no: 'Manca qualcosa che un giocatore ha aggiunto alla mescolata.',
        none: 'Nessun giocatore ha aggiunto nulla alla mescolata.',
      },
      seating: {
        yes: (count) => `Con queste opzioni si può giocare in ${count}.`,
        no: 'Con queste opzioni non si può giocare.',
      },
      chance: {
        yes: (count) => `Tutti i lanci e le mescolate sono stati ricalcolati dal seme: ${count} estrazioni.`,
        no: 'Non è stato possibile ripetere la distribuzione.',
      },
      answers: {
        yes: (count) =>
          count === 1
            ? 'Una risposta ripetuta: era lecita.'
            : `${count} risposte ripetute: ciascuna era lecita in quel momento.`,
        no: (count) => `${count} risposte erano lecite; la successiva no.`,
      },
      hashes: {
        yes: (count) => `Il tavolo è stato confrontato con la registrazione in ${count} momenti: era sempre uguale.`,
        no: 'Il tavolo non è quello della registrazione.',
        none: 'La registrazione non contiene hash del tavolo da confrontare.',
      },
      result: {
        yes: 'Il risultato segue dalle risposte.',
        no: 'Il risultato non è quello annunciato.',
        none: 'In questa registrazione la partita non è finita.',
      },
    },
  },
  here: {
    you: 'Ospite',
    setup: {
      title: 'Un tavolo così non si può preparare.',
      text: 'L’indirizzo chiede qualcosa che il gioco non permette:',
    },
    unkept: 'Questo browser ora non conserva nulla: chiusa la pagina, la partita è persa.',
    stopped: { title: 'Il motore si è fermato.', text: 'La partita è conservata fino all’ultima risposta.' },
    elsewhere: {
      title: 'È su un altro tavolo.',
      text: 'Questa partita è aperta in un’altra scheda o finestra di questo browser.',
    },
    takeOver: 'Gioca qui',
  },
};
