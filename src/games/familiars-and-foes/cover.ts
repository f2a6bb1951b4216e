import type { Cover } from '../../kernel/index.ts';

export const cover: Cover = {
  seats: { min: 1, max: 5 },
  together: true,
  minutes: 60,
  text: {
    en: {
      title: 'Familiars and Foes',
      pitch: 'Young Familiars set out to free their Coven: four waves of Foes, one team, and never a dull moment.',
      special: ['All win or lose together', 'Interrupt at any time', '1–5 players'],
    },
    it: {
      title: 'Famigli e Nemici',
      pitch:
        'Giovani Famigli partono a liberare la loro Congrega: quattro ondate di Nemici, una squadra e mai un attimo di noia.',
      special: ['Si vince o si perde insieme', 'Si interviene in ogni momento', 'Da soli o fino a cinque'],
    },
    fr: {
      title: 'Familiers et Ennemis',
      pitch:
        'De jeunes Familiers partent libérer leur Assemblée : quatre vagues d’Ennemis, une équipe, et jamais un temps mort.',
      special: ['On gagne ou perd ensemble', 'Intervenir à tout moment', 'Seul ou jusqu’à cinq'],
    },
    es: {
      title: 'Familiares y Enemigos',
      pitch:
        'Jóvenes Familiares parten a liberar su Aquelarre: cuatro oleadas de Enemigos, un equipo y la suerte al aire.',
      special: ['Se gana o se pierde en equipo', 'Intervén en cualquier momento', 'En solitario o hasta cinco'],
    },
    de: {
      title: 'Vertraute und Feinde',
      pitch:
        'Junge Vertraute ziehen aus, ihren Zirkel zu befreien: vier Wellen von Feinden, ein Team und kein langweiliger Moment.',
      special: ['Alle gewinnen oder verlieren zusammen', 'Jederzeit eingreifen', 'Allein bis zu fünft'],
    },
  },
};
