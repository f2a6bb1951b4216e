import type { CoachText } from '../en/coach.ts';

export const coach: CoachText = {
  name: 'Conseiller',
  ask: 'Que ferait le conseiller ?',
  choice: 'Le conseil',
  unclear: (count) => `Aucune nettement meilleure\u00a0: ${count} se valent à peu près`,
  indifferent: 'Ici, le choix ne change presque rien.',
  thinking: 'Le conseiller réfléchit…',
  standing: (percent) => `${percent} %`,
  spoken: (say, percent) => `Le conseil : ${say}. Position attendue : ${percent} pour cent.`,
  best: 'la meilleure',
  asGood: 'à peu près aussi bien',
  worse: (points) => (points === 1 ? '1 point de moins' : `${points} points de moins`),
  hardly: 'à peine examinée',
  advised: 'recommandée par le conseiller',
  alike: (count) => (count === 1 ? 'et 1 autre semblable' : `et ${count} autres semblables`),
  others: 'Ou bien',
  all: (count) => `Voir les ${count} réponses`,
  fewer: 'En voir moins',
  hasty: 'Peu de temps pour réfléchir : une première impression.',
  scale:
    'Position attendue : 0 %, c’est perdu ; 100 %, c’est gagné. Le conseiller voit ce que vous voyez, rien de plus.',
  key: 'demander au conseiller',
  allowed: 'autorisé',
  off: 'exclu',
};
