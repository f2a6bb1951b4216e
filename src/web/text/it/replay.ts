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
    hereHow: 'Quel che giochi offline resta su questo dispositivo e da nessun’altra parte.',
    watch: 'Rivedi',
    goOn: 'Continua',
    remove: 'Elimina',
    removeThis: (name) => `Elimina la partita con ${name}`,
    removeSure: 'Eliminare per sempre questa partita? Non è conservata altrove.',
    removeHeld: 'È aperta in questa o in un’altra scheda: prima chiudila lì.',
    removeFailed: 'Non è stato possibile eliminarla.',
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
    noEdition: {
      title: 'Regole sconosciute.',
      text: 'È stata giocata con un’edizione delle regole che questa pagina non conosce. Una pagina più recente potrebbe conoscerla.',
    },
    editionMissing: {
      title: 'Le sue regole non sono ancora qui.',
      text: 'È stata giocata con regole più vecchie, che si caricano dal server la prima volta che servono. Riprova quando sei in linea.',
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
  tools: 'Verificare, continuare, condividere',
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
  keys: 'Tasti: ← → un passo, Inizio e Fine per la distribuzione e la fine, Spazio per avviare o fermare, G per l’ordine di gioco.',
  more: 'Altro',
  turning: {
    open: 'Punti di svolta',
    title: 'Punti di svolta',
    text: 'Giudicati solo da ciò che si poteva vedere al momento di ogni risposta. I numeri dicono quanto erano buone le prospettive: 0 % è persa, 100 % è vinta.',
    whose: 'Decisioni di',
    looking: 'Guardo ogni decisione…',
    closely: 'Guardo da vicino le più promettenti…',
    looked: (done: number, of: number) => `${done} decisioni su ${of}`,
    weighed: (done: number, of: number) => `${done} esami approfonditi su ${of}`,
    found: (count: number) =>
      [
        'Nessuna risposta spicca: ciò che forse era meglio rientra nell’incertezza.',
        'Spicca una sola risposta. Le altre rientrano nell’incertezza.',
        'Spiccano due risposte. Le altre rientrano nell’incertezza.',
      ][count] ?? 'Le tre risposte che hanno contato di più:',
    failed: 'Non è stato possibile calcolarli.',
    lost: (by: number) => `${by} punti su cento persi`,
    won: (by: number) => `${by} punti su cento guadagnati`,
    said: 'Tu',
    given: 'Risposta',
    better: 'Meglio',
    natural: 'Ovvia',
    means: {
      slip: (by: number) => `−${by}: è costata ${by} punti su cento rispetto alla risposta migliore.`,
      find: (by: number) => `+${by}: ha guadagnato ${by} punti sulla risposta ovvia, la prima che viene in mente.`,
    },
    show: 'Mostra',
    slip: (answer: string) => `Meglio: ${answer}`,
    find: (answer: string) => `Meglio che: ${answer}`,
  },
  playOn: {
    open: 'Continua da qui',
    title: 'Continua da qui',
    text: 'Una nuova partita che comincia da questo momento, con le stesse carte nello stesso ordine. Gli altri posti vanno ai bot.',
    seat: 'Il tuo posto',
    bot: 'Contro',
    mate: 'Con',
    server: 'Online',
    here: 'Su questo dispositivo',
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
    failed: 'Non è stato possibile controllarla.',
    marks: { yes: 'torna', no: 'non torna', none: 'non conservato', unreached: 'non raggiunto' },
    place: (path) => `In ${path}`,
    differs: (is, wanted) => `La registrazione ha ${is}; rigiocando risulta ${wanted}.`,
    illegal: (name, answer, why) => `${name}: «${answer}». ${why}`,
    broke: 'Lì si sono inceppate le regole stesse.',
    names: {
      promise: 'La promessa',
      salts: 'La parte dei giocatori',
      own: 'La tua parte',
      seating: 'Posti e opzioni',
      chance: 'Dadi e mescolate',
      answers: 'Risposte',
      hashes: 'Il tavolo',
      result: 'Il risultato',
    },
    unreached: 'Non raggiunto: qualcosa prima non torna.',
    saltNotes: {
      promised:
        'Corrisponde agli hash che, secondo la registrazione, sono stati dati prima che si mostrasse qualcosa. Che sia così lo sa solo chi sedeva al tavolo e li ha annotati.',
      open: (names) => `Dato apertamente, senza un hash prima: ${names}.`,
      withheld: (names) =>
        `Promesso ma non mostrato in tempo, quindi non nella mescolata: ${names}. Chi trattiene la sua parte ha scelto fra due distribuzioni; che l’abbia fatto alla cieca non si può provare.`,
      unsaid: 'La registrazione non dice se era stato promesso prima.',
    },
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
        no: 'Ciò che i giocatori hanno aggiunto alla mescolata non è ciò che avevano promesso, o manca qualcosa.',
        none: 'Nessun giocatore ha aggiunto nulla alla mescolata.',
      },
      own: {
        yes: 'La tua parte c’è, e ogni altra è quella di cui questo browser aveva visto l’hash prima di mostrare la tua: nessuno ha potuto scegliere la propria in base alla tua.',
        no: 'La tua parte, o un’altra, non è quella che questo browser aveva annotato prima della distribuzione.',
        none: (noted) =>
          noted === 0
            ? 'Questo browser non ha annotato nessuna tua parte per questa partita.'
            : 'La tua parte non è stata mostrata in tempo: non è nella mescolata.',
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
