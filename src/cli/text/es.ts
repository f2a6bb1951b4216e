import { online } from './online/es.ts';
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
    say: { word: 'decir', label: 'Escribir a los demás', help: 'escribe a los demás de la mesa: `decir hola`' },
    save: {
      word: 'guardar',
      label: 'Guardar',
      help: 'escribe en un archivo la partida hasta aquí; `grimalkin play --resume FILE` la continúa',
      online: 'escribe la partida en un archivo; antes del final, solo lo que has visto de ella',
    },
    back: { word: 'volver', label: 'Jugar yo de nuevo', help: 'recupera tu sitio del bot que juega por ti' },
    bot: {
      word: 'bot',
      label: 'Un bot para quien falta',
      help: 'hace jugar a los bots por quienes faltan desde hace tiempo',
    },
    resign: { word: 'rendirse', label: 'Rendirse', help: 'da la partida por perdida' },
    rematch: { word: 'revancha', label: 'Revancha', help: 'una nueva partida con los mismos jugadores' },
    help: { word: 'ayuda', label: 'Ayuda', help: 'esta lista' },
    quit: {
      word: 'salir',
      label: 'Salir',
      help: 'abandona la partida',
      online: 'deja la mesa; la partida sigue en el servidor y puedes volver',
    },
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
  replaySalts: (promised, withheld) =>
    `${[promised === 1 ? '1 sal es la prometida' : `${promised} sales son las prometidas`, ...(withheld.length > 0 ? [`prometida y no mostrada: ${withheld.join(', ')}`] : [])].join('; ')}. Que las promesas se hicieron antes de mostrar ninguna sal solo lo sabe quien estaba a la mesa.`,
  replayFits: (answers, hashes, rules, content) =>
    `Concuerda: ${answers === 1 ? '1 respuesta, permitida' : `${answers} respuestas, todas permitidas`}; ${hashes === 0 ? 'sin huellas de estado en el archivo' : hashes === 1 ? '1 huella de estado, igual' : `${hashes} huellas de estado, todas iguales`}; reglas versión ${rules}, contenido ${content}.`,
  turning: {
    title: 'Puntos de inflexión',
    found: (points) =>
      [
        'Ninguna respuesta destaca: lo que quizá era mejor queda dentro de la incertidumbre.',
        'Destaca una sola respuesta. Las demás quedan dentro de la incertidumbre.',
        'Destacan dos respuestas. Las demás quedan dentro de la incertidumbre.',
      ][points] ?? 'Las tres respuestas que más contaron:',
    when: (after, name) => `Después de ${after}, ${name}:`,
    given: (answer) => `Dada: ${answer}`,
    better: (answer) => `Mejor: ${answer}`,
    natural: (answer) => `Parecía obvia: ${answer}`,
    how: 'Juzgados solo por lo que se podía ver al dar cada respuesta. 0 % es perdida, 100 % es ganada.',
  },
  players: (min, max) =>
    min === max ? `${min} ${min === 1 ? 'jugador' : 'jugadores'}` : `de ${min} a ${max} jugadores`,
  unfinished: (names) => `La partida no ha terminado; espera a ${names.join(', ')}.`,
  withdrawn: 'Entretanto la pregunta ha cambiado.',
  goOn: 'Seguir',
  online,
};
