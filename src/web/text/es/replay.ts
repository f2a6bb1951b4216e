import type { ReplayText } from '../en/replay.ts';

export const replay: ReplayText = {
  shelf: {
    lead: 'Cualquier partida se puede volver a ver: desde cada sitio, con todas las cartas a la vista, y seguir desde cualquier momento.',
    open: 'Abrir una grabación',
    drop: 'O suelta aquí el archivo.',
    dropNow: 'Suéltalo aquí.',
    reading: 'Leyendo el archivo…',
    server: 'Tus partidas terminadas',
    serverNone: 'Ninguna de tus partidas en el servidor ha terminado todavía.',
    serverNobody: 'Aquí aún no se ha sentado nadie, así que nadie ha terminado nada.',
    here: 'Partidas en este navegador',
    hereNone: 'En este navegador aún no se ha jugado nada.',
    hereHow: 'Lo que juegas sin conexión se guarda en este dispositivo y en ningún otro sitio.',
    watch: 'Ver',
    goOn: 'Seguir',
    remove: 'Borrar',
    removeThis: (name) => `Borrar la partida con ${name}`,
    removeSure: '¿Borrar esta partida para siempre? No está guardada en ningún otro sitio.',
    removeHeld: 'Está abierta en esta o en otra pestaña: ciérrala allí primero.',
    removeFailed: 'No se ha podido borrar.',
  },
  file: {
    title: 'Esto no es una grabación.',
    notJson:
      'El archivo no contiene JSON. Las grabaciones son archivos JSON, como los que se descargan al final de una partida.',
    tooBig: 'El archivo es más grande que cualquier grabación.',
    faults: 'Qué está mal, y dónde:',
  },
  plight: {
    missing: {
      title: 'Esta partida no está aquí.',
      text: 'Las partidas jugadas y los archivos abiertos se quedan en el navegador donde se jugaron o abrieron.',
    },
    noGame: {
      title: 'Un juego desconocido.',
      text: (game) => `Es una partida de un juego llamado «${game}», que no está en este estante.`,
    },
    noEdition: {
      title: 'Reglas desconocidas.',
      text: 'Se jugó con una edición de las reglas que esta página no conoce. Quizá la conozca una página más reciente.',
    },
    editionMissing: {
      title: 'Sus reglas aún no están aquí.',
      text: 'Se jugó con reglas más antiguas, que se cargan del servidor la primera vez que hacen falta. Inténtalo de nuevo cuando tengas conexión.',
    },
    noPack: {
      title: 'Faltan las cartas.',
      text: (hash) => `Se jugó con un paquete de cartas que no está aquí (${hash.slice(0, 12)}…).`,
    },
    badPack: { title: 'Las cartas tienen fallos.', text: 'El paquete con el que se jugó no se puede leer aquí.' },
    faulty: { title: 'Esta grabación no encaja con su juego.', text: 'Qué está mal, y dónde:' },
    notOver: {
      title: 'Aún no ha terminado.',
      text: 'Una partida se puede volver a ver cuando ha terminado. Hasta entonces sus cartas siguen ocultas.',
    },
    toTable: 'Ir a la mesa',
    refused: 'No se puede mostrar.',
    engine: {
      title: 'El motor no ha arrancado.',
      text: 'Hace falta para volver a ver partidas y para jugar en este navegador. Recargar la página puede ayudar.',
    },
  },
  broken: (after) => `Tras la respuesta ${after} esta grabación deja de cumplir las reglas: se muestra hasta ahí.`,
  controls: 'Reproducción',
  tools: 'Verificar, seguir, compartir',
  first: 'Ir al reparto',
  back: 'Un paso atrás',
  forward: 'Un paso adelante',
  last: 'Ir al final',
  play: 'Reproducir',
  pause: 'Pausa',
  speed: 'Velocidad',
  times: (speed) => `${speed}×`,
  scrub: 'Momento',
  at: (number, last) => `Momento ${number} de ${last}`,
  eyes: 'Vista por',
  spectator: 'Espectador',
  all: 'Todo a la vista',
  chair: (number) => `Sitio ${number}`,
  onlyOwn: 'Hasta que termine la partida solo se ven tus cartas.',
  tale: 'El relato',
  jump: (number) => `Ir al momento ${number}`,
  said: (name, answer) => `${name}: ${answer}`,
  asked: (names) => `Debe responder: ${names}`,
  answers: (answer) => `Responde: ${answer}`,
  link: 'Enlace a este momento',
  copied: 'Copiado.',
  linkHere: 'Solo funciona en este navegador.',
  copyIt: 'Copia esta dirección:',
  download: 'Descargar',
  keys: 'Teclas: ← → un paso, Inicio y Fin para el reparto y el final, Espacio para reproducir o parar, G para el orden de juego.',
  more: 'Más',
  turning: {
    open: 'Puntos de inflexión',
    title: 'Puntos de inflexión',
    text: 'Juzgados solo por lo que se podía ver al dar cada respuesta. Los números dicen lo buenas que eran las perspectivas: 0 % es perdida, 100 % es ganada.',
    whose: 'Decisiones de',
    looking: 'Mirando cada decisión…',
    closely: 'Mirando de cerca las más prometedoras…',
    looked: (done: number, of: number) => `${done} de ${of} decisiones`,
    weighed: (done: number, of: number) => `${done} de ${of} miradas de cerca`,
    found: (count: number) =>
      [
        'Ninguna respuesta destaca: lo que quizá era mejor queda dentro de la incertidumbre.',
        'Destaca una sola respuesta. Las demás quedan dentro de la incertidumbre.',
        'Destacan dos respuestas. Las demás quedan dentro de la incertidumbre.',
      ][count] ?? 'Las tres respuestas que más contaron:',
    failed: 'No se han podido calcular.',
    lost: (by: number) => `${by} puntos de cien perdidos`,
    won: (by: number) => `${by} puntos de cien ganados`,
    said: 'Tú',
    given: 'Respuesta',
    better: 'Mejor',
    natural: 'Obvia',
    means: {
      slip: (by: number) => `−${by}: costó ${by} puntos de cien frente a la respuesta mejor.`,
      find: (by: number) => `+${by}: ganó ${by} puntos frente a la respuesta obvia, la primera que viene a la mente.`,
    },
    show: 'Mostrar',
    slip: (answer: string) => `Mejor: ${answer}`,
    find: (answer: string) => `Mejor que: ${answer}`,
  },
  playOn: {
    open: 'Seguir desde aquí',
    title: 'Seguir desde aquí',
    text: 'Una partida nueva que empieza en este momento, con las mismas cartas en el mismo orden. Los bots ocupan los otros sitios.',
    seat: 'Tu sitio',
    bot: 'Contra',
    mate: 'Con',
    server: 'En línea',
    here: 'En este dispositivo',
    over: 'En este momento la partida ha terminado: retrocede antes un paso.',
    offline: 'Ahora no se puede conectar con el servidor.',
    failed: 'Desde aquí no se puede seguir.',
  },
  verify: {
    open: 'Verificar',
    title: 'Comprobada en tu navegador',
    text: 'Toda la partida se ha repartido y jugado de nuevo en este dispositivo, solo a partir de su grabación.',
    running: 'Volviendo a jugarla…',
    good: 'Todo concuerda.',
    bad: 'Algo no concuerda.',
    failed: 'No se ha podido comprobar.',
    marks: { yes: 'concuerda', no: 'no concuerda', none: 'no guardado', unreached: 'no alcanzado' },
    place: (path) => `En ${path}`,
    differs: (is, wanted) => `La grabación tiene ${is}; al volver a jugar es ${wanted}.`,
    illegal: (name, answer, why) => `${name}: «${answer}». ${why}`,
    broke: 'Ahí fallaron las propias reglas.',
    names: {
      promise: 'La promesa',
      salts: 'La parte de los jugadores',
      own: 'Tu parte',
      seating: 'Sitios y opciones',
      chance: 'Dados y barajados',
      answers: 'Respuestas',
      hashes: 'La mesa',
      result: 'El resultado',
    },
    unreached: 'No alcanzado: algo falló antes.',
    saltNotes: {
      promised:
        'Corresponde a los hashes que, según la grabación, se dieron antes de mostrar nada. Que fue así solo lo sabe quien estaba a la mesa y los anotó.',
      open: (names) => `Dado abiertamente, sin hash previo: ${names}.`,
      withheld: (names) =>
        `Prometido pero no mostrado a tiempo, así que no está en el barajado: ${names}. Quien retiene su parte ha elegido entre dos repartos; que fuera a ciegas no se puede probar.`,
      unsaid: 'La grabación no dice si se había prometido antes.',
    },
    says: {
      promise: {
        yes: 'La semilla es la que se prometió, como hash, antes del reparto.',
        no: 'La semilla no es la que se prometió antes del reparto.',
        none: 'La grabación no contiene ninguna promesa hecha antes del reparto.',
      },
      salts: {
        yes: (count) =>
          count === 1
            ? 'Un jugador añadió algo suyo al barajado.'
            : `${count} jugadores añadieron algo suyo al barajado.`,
        no: 'Lo que los jugadores añadieron al barajado no es lo que habían prometido, o falta algo.',
        none: 'Ningún jugador añadió nada al barajado.',
      },
      own: {
        yes: 'Tu parte está, y cada una de las otras es aquella cuyo hash este navegador había visto antes de mostrar la tuya: nadie pudo elegir la suya según la tuya.',
        no: 'Tu parte, u otra, no es la que este navegador anotó antes del reparto.',
        none: (noted) =>
          noted === 0
            ? 'Este navegador no ha anotado ninguna parte tuya para esta partida.'
            : 'Tu parte no se mostró a tiempo: no está en el barajado.',
      },
      seating: {
        yes: (count) => `Con estas opciones pueden jugar ${count}.`,
        no: 'Con estas opciones no se puede jugar.',
      },
      chance: {
        yes: (count) => `Todas las tiradas y barajados se recalcularon a partir de la semilla: ${count} extracciones.`,
        no: 'No se pudo repetir el reparto.',
      },
      answers: {
        yes: (count) =>
          count === 1
            ? 'Se dio de nuevo una respuesta; era legal.'
            : `Se dieron de nuevo ${count} respuestas; cada una era legal en su momento.`,
        no: (count) => `${count} respuestas eran legales; la siguiente no.`,
      },
      hashes: {
        yes: (count) => `La mesa se comparó con la grabación en ${count} momentos y siempre era igual.`,
        no: 'La mesa no es la de la grabación.',
        none: 'La grabación no guarda hashes de la mesa con que comparar.',
      },
      result: {
        yes: 'El resultado se sigue de las respuestas.',
        no: 'El resultado no es el que se anunció.',
        none: 'En esta grabación la partida no ha terminado.',
      },
    },
  },
  here: {
    you: 'Invitado',
    setup: {
      title: 'Una mesa así no se puede preparar.',
      text: 'La dirección pide algo que el juego no permite:',
    },
    unkept: 'Este navegador no guarda nada ahora mismo: al cerrar la página, la partida se pierde.',
    stopped: { title: 'El motor se ha parado.', text: 'La partida está guardada hasta la última respuesta.' },
    elsewhere: {
      title: 'Está en otra mesa.',
      text: 'Esta partida está abierta en otra pestaña o ventana de este navegador.',
    },
    takeOver: 'Jugar aquí',
  },
};
