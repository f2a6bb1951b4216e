import type { Cover } from '../../kernel/index.ts';

export const cover: Cover = {
  seats: { min: 2, max: 4 },
  minutes: 75,
  other: { cerberus: true, draco: true, griffin: true, hydra: true },
  text: {
    en: {
      title: 'Black Rose',
      pitch: 'Mages duel in a Lodge of hexagonal Rooms: prepare spells in secret, summon a Familiar, outdo the Rose.',
      special: ['Spells with two sides', 'Twelve Familiars in four packs', 'A rival that all can lose to'],
      ways: { usual: 'without Familiars', other: 'with Familiars', how: 'With Familiars: all four packs' },
    },
    it: {
      title: 'Black Rose',
      pitch:
        'Maghi in lotta in una Loggia di Stanze esagonali: prepara incantesimi in segreto, evoca un Famiglio, supera la Rosa.',
      special: ['Incantesimi a due facce', 'Dodici Famigli in quattro pacchetti', 'Una rivale che può battere tutti'],
      ways: { usual: 'senza Famigli', other: 'con i Famigli', how: 'Con i Famigli: tutti e quattro i pacchetti' },
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
      ways: { usual: 'sans Familiers', other: 'avec Familiers', how: 'Avec Familiers : les quatre paquets' },
    },
    es: {
      title: 'Black Rose',
      pitch:
        'Magos enfrentados en una Logia de Salas hexagonales: prepara hechizos en secreto, invoca a un Familiar y supera a la Rosa.',
      special: ['Hechizos de dos caras', 'Doce Familiares en cuatro paquetes', 'Una rival que puede vencer a todos'],
      ways: { usual: 'sin Familiares', other: 'con Familiares', how: 'Con Familiares: los cuatro paquetes' },
    },
    de: {
      title: 'Black Rose',
      pitch:
        'Zauberer ringen in einer Loge aus sechseckigen Sälen: Bereite geheim Sprüche vor, beschwöre einen Vertrauten, übertriff die Rose.',
      special: ['Sprüche mit zwei Seiten', 'Zwölf Vertraute in vier Paketen', 'Eine Rivalin, die alle besiegen kann'],
      ways: { usual: 'ohne Vertraute', other: 'mit Vertrauten', how: 'Mit Vertrauten: alle vier Pakete' },
    },
  },
};
