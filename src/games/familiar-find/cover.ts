import type { Cover } from '../../kernel/index.ts';

export const cover: Cover = {
  seats: { min: 2, max: 4 },
  minutes: 20,
  other: { abilities: true, locations: true, tourism: true },
  text: {
    en: {
      title: 'A Familiar Find',
      pitch: 'Raid the piles for rare ingredients, hide what would hurt you, and stay clear of the Abyss.',
      special: ['Cards laid face down', 'Ten Familiars with abilities', 'Three stars win, three moons ruin'],
      ways: { usual: 'basic game', other: 'full game', how: 'Full game: all options on' },
    },
    it: {
      title: 'Un tesoro di Famiglio',
      pitch:
        'Saccheggia le pile in cerca di ingredienti rari, nascondi ciò che potrebbe nuocerti e tieniti alla larga dall’Abisso.',
      special: ['Carte giocate a faccia in giù', 'Dieci Famigli con abilità', 'Tre stelle vincono, tre lune rovinano'],
      ways: { usual: 'gioco base', other: 'gioco completo', how: 'Gioco completo: tutte le opzioni' },
    },
    fr: {
      title: 'Une trouvaille familière',
      pitch:
        'Pillez les piles en quête d’ingrédients rares, cachez ce qui pourrait vous nuire et tenez-vous à l’écart des Abysses.',
      special: [
        'Cartes posées face cachée',
        'Dix Familiers et leurs pouvoirs',
        'Trois étoiles gagnent, trois lunes perdent',
      ],
      ways: { usual: 'jeu de base', other: 'jeu complet', how: 'Jeu complet : toutes les options' },
    },
    es: {
      title: 'Un hallazgo familiar',
      pitch:
        'Saquea las pilas en busca de ingredientes raros, esconde lo que podría hacerte daño y mantente lejos del Abismo.',
      special: ['Cartas boca abajo', 'Diez Familiares con habilidades', 'Tres estrellas ganan, tres lunas arruinan'],
      ways: { usual: 'juego básico', other: 'juego completo', how: 'Juego completo: todas las opciones' },
    },
    de: {
      title: 'Ein vertrauter Fund',
      pitch: 'Durchwühle die Stapel nach seltenen Zutaten, verstecke, was dir schaden würde, und meide den Abgrund.',
      special: [
        'Verdeckt gelegte Karten',
        'Zehn Vertraute mit Fähigkeiten',
        'Drei Sterne gewinnen, drei Monde verlieren',
      ],
      ways: { usual: 'Grundspiel', other: 'volles Spiel', how: 'Volles Spiel: mit allen Optionen' },
    },
  },
};
