import type { Text } from './text.ts';

export const it: Text = {
  you: 'tu',
  hiddenCard: 'carta nascosta',
  faceDown: 'coperta',
  staged: 'non definitiva',
  seed: (seed) => `Seme ${seed}: stesso seme e stesse risposte, stessa partita.`,
  hint: 'scrivi per filtrare · ↑ ↓ per scegliere · Invio per confermare · Esc per tornare indietro',
  lineHint: 'Rispondi con un numero o a parole; “aiuto” elenca gli altri comandi.',
  noMatch: 'Nessuna corrispondenza.',
  goBack: 'Indietro',
  commands: {
    why: { word: 'perché no', label: 'Perché no …?', help: 'che cosa ora non si può fare e quale regola lo vieta' },
    undo: {
      word: 'annulla',
      label: 'Annulla',
      help: 'ritira la tua ultima risposta, finché nessuno ha scoperto nulla',
    },
    card: { word: 'carta', label: 'Leggi una carta', help: 'il testo di una carta sul tavolo' },
    save: {
      word: 'salva',
      label: 'Salva',
      help: 'scrive in un file la partita fin qui; `grimalkin play --resume FILE` la riprende',
    },
    help: { word: 'aiuto', label: 'Aiuto', help: 'questo elenco' },
    quit: { word: 'esci', label: 'Esci', help: 'lascia la partita' },
  },
  nothingBarred: 'Nulla di ciò che potresti voler fare è vietato.',
  undone: 'Annullato.',
  whichCard: 'Quale carta?',
  noText: 'Non ha testo.',
  noSuchCard: (name) => `Sul tavolo non c’è nessuna carta chiamata “${name}”.`,
  noSuchAnswer: (said) => `“${said}” non è né una risposta né un comando.`,
  severalFit: (said, answers) => `“${said}” compare in ${answers} risposte: scrivi di più.`,
  resumed: (answers) => `La partita riprende dopo ${answers} ${answers === 1 ? 'risposta' : 'risposte'}.`,
  saved: (file) => `La partita è in ${file}.`,
  notSaved: (file, code) => `${file} non è stato scritto (${code}).`,
  left: 'Hai lasciato la partita.',
  inputEnded: 'L’input è finito prima della partita.',
  replaySees: (name) => `Come la vede ${name}`,
  replaySeesAll: 'A carte scoperte',
  replayHides: 'I numeri mancanti sono risposte date in segreto da altri.',
  replayFits: (answers, hashes, rules, content) =>
    `È coerente: ${answers === 1 ? '1 risposta, ammessa' : `${answers} risposte, tutte ammesse`}; ${hashes === 0 ? 'nessuna impronta di stato nel file' : hashes === 1 ? '1 impronta di stato, uguale' : `${hashes} impronte di stato, tutte uguali`}; regole versione ${rules}, contenuto ${content}.`,
  players: (min, max) =>
    min === max ? `${min} ${min === 1 ? 'giocatore' : 'giocatori'}` : `da ${min} a ${max} giocatori`,
  unfinished: (names) => `La partita non è finita; si attende ${names.join(', ')}.`,
};
