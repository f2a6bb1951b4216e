import type { Cover } from '../../kernel/index.ts';

export const cover: Cover = {
  seats: { min: 2, max: 4 },
  minutes: 75,
  text: {
    en: {
      title: 'Black Rose',
      pitch: 'Mages duel in a Lodge of hexagonal Rooms: prepare spells in secret, summon a Familiar, outdo the Rose.',
      special: ['Spells with two sides', 'Twelve Familiars in four packs', 'A rival that all can lose to'],
    },
    it: {
      title: 'Black Rose',
      pitch:
        'Maghi in lotta in una Loggia di Stanze esagonali: prepara incantesimi in segreto, evoca un Famiglio, supera la Rosa.',
      special: ['Incantesimi a due facce', 'Dodici Famigli in quattro pacchetti', 'Una rivale che può battere tutti'],
    },
    fr: {
      title: 'Black Rose',
      pitch:
        'Des Mages s’affrontent dans une Loge de Salles hexagonales : préparez vos sorts en secret, invoquez un Familier, devancez la Rose.',
      special: [
        'Des sorts à deux faces',
        'Douze Familiers en quatre paquets',
        'Une rivale qui peut vaincre tout le monde',
      ],
    },
    es: {
      title: 'Black Rose',
      pitch:
        'Magos enfrentados en una Logia de Salas hexagonales: prepara hechizos en secreto, invoca a un Familiar y supera a la Rosa.',
      special: ['Hechizos de dos caras', 'Doce Familiares en cuatro paquetes', 'Una rival que puede vencer a todos'],
    },
    de: {
      title: 'Black Rose',
      pitch:
        'Zauberer ringen in einer Loge aus sechseckigen Sälen: Bereite geheim Sprüche vor, beschwöre einen Vertrauten, übertriff die Rose.',
      special: ['Sprüche mit zwei Seiten', 'Zwölf Vertraute in vier Paketen', 'Eine Rivalin, die alle besiegen kann'],
    },
  },
};
