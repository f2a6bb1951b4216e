import type { Text } from './text.ts';

export const es: Text = {
  you: 'tú',
  hiddenCard: 'carta oculta',
  faceDown: 'boca abajo',
  staged: 'aún no definitiva',
  seed: (seed) => `Semilla ${seed}: misma semilla y mismas respuestas, misma partida.`,
  hint: 'escribe para filtrar · ↑ ↓ para elegir · Intro para aceptar · Esc para volver',
  lineHint: 'Responde con un número o con palabras; «ayuda» muestra qué más se puede decir.',
  noMatch: 'Nada coincide.',
  goBack: 'Volver',
  commands: {
    why: { word: 'por qué no', label: '¿Por qué no …?', help: 'qué no se puede hacer ahora y qué regla lo impide' },
    undo: {
      word: 'deshacer',
      label: 'Deshacer',
      help: 'retira tu última respuesta, mientras nadie haya averiguado nada',
    },
    card: { word: 'carta', label: 'Leer una carta', help: 'el texto de una carta de la mesa' },
    save: {
      word: 'guardar',
      label: 'Guardar',
      help: 'escribe en un archivo la partida hasta aquí; `grimalkin play --resume FILE` la continúa',
    },
    help: { word: 'ayuda', label: 'Ayuda', help: 'esta lista' },
    quit: { word: 'salir', label: 'Salir', help: 'abandona la partida' },
  },
  nothingBarred: 'Nada de lo que podrías querer hacer está prohibido.',
  undone: 'Deshecho.',
  whichCard: '¿Qué carta?',
  noText: 'No tiene texto.',
  noSuchCard: (name) => `Ninguna carta de la mesa se llama «${name}».`,
  noSuchAnswer: (said) => `«${said}» no es ni una respuesta ni una orden.`,
  severalFit: (said, answers) => `«${said}» aparece en ${answers} respuestas: di algo más.`,
  resumed: (answers) => `La partida sigue tras ${answers} ${answers === 1 ? 'respuesta' : 'respuestas'}.`,
  saved: (file) => `La partida está en ${file}.`,
  notSaved: (file, code) => `No se ha escrito ${file} (${code}).`,
  left: 'Has abandonado la partida.',
  inputEnded: 'La entrada terminó antes que la partida.',
  replaySees: (name) => `Tal como la ve ${name}`,
  replaySeesAll: 'Con todas las cartas a la vista',
  replayHides: 'Los números que faltan son respuestas que otros dieron en secreto.',
  replayFits: (answers, hashes, rules, content) =>
    `Concuerda: ${answers === 1 ? '1 respuesta, permitida' : `${answers} respuestas, todas permitidas`}; ${hashes === 0 ? 'sin huellas de estado en el archivo' : hashes === 1 ? '1 huella de estado, igual' : `${hashes} huellas de estado, todas iguales`}; reglas versión ${rules}, contenido ${content}.`,
  players: (min, max) =>
    min === max ? `${min} ${min === 1 ? 'jugador' : 'jugadores'}` : `de ${min} a ${max} jugadores`,
  unfinished: (names) => `La partida no ha terminado; espera a ${names.join(', ')}.`,
};
