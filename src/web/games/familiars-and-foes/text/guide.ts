import type { Language } from '../../../../kernel/index.ts';
import { type GuideText, guideOf, type StepOrder } from '../../../table/guide/guide.ts';

/** Where it can stand. */
export type GuideStepId = 'action' | 'roll' | 'ballyhoo' | 'foes';
type Id = GuideStepId | 'turns';

/** FO-2.3: a round. */
const ORDER: readonly StepOrder<Id>[] = [{ id: 'turns', parts: ['action', 'roll', 'ballyhoo'] }, 'foes'];

export const guides: Readonly<Record<Language, GuideText>> = {
  en: guideOf(ORDER, 'A round', {
    turns: ['The Familiars’ turns:', 'one each, clockwise; the Fallen are skipped:'],
    action: ['One action:', 'a Physical Attack, a spell or an Artifact.'],
    roll: ['Roll or flip', 'and score it; abilities, rewards and tokens can step in before and after.'],
    ballyhoo: [
      'Ballyhoo:',
      'if a Physical Attack or a first-scroll spell did damage: the others may join in, 1 MP and a flip each.',
    ],
    foes: [
      'The Foes’ turn:',
      'they roll in order, and an attack hits all who stand. Then what was made for a round ends.',
    ],
  }),
  it: guideOf(ORDER, 'Un round', {
    turns: ['I turni dei Famigli:', 'uno ciascuno, in senso orario; i caduti si saltano:'],
    action: ['Un’azione:', 'un Attacco fisico, un incantesimo o un Artefatto.'],
    roll: ['Tiro o moneta', 'e si segna; abilità, ricompense e gettoni possono intervenire prima e dopo.'],
    ballyhoo: [
      'Baraonda:',
      'se un Attacco fisico o un incantesimo della prima pergamena ha fatto danno: gli altri possono unirsi, 1 PM e una moneta ciascuno.',
    ],
    foes: [
      'Il turno dei Nemici:',
      'tirano in ordine, e un attacco colpisce tutti quelli in piedi. Poi finisce ciò che vale per un round.',
    ],
  }),
  fr: guideOf(ORDER, 'Une manche', {
    turns: ['Les tours des Familiers :', 'un chacun, dans le sens horaire ; ceux qui sont tombés sont sautés :'],
    action: ['Une action :', 'une Attaque physique, un sort ou un Artefact.'],
    roll: ['Dé ou pièce', 'puis on marque ; capacités, récompenses et jetons peuvent intervenir avant et après.'],
    ballyhoo: [
      'Tohu-bohu :',
      'si une Attaque physique ou un sort du premier parchemin a fait des dégâts : les autres peuvent s’y joindre, 1 PM et une pièce chacun.',
    ],
    foes: [
      'Le tour des Ennemis :',
      'ils lancent le dé dans l’ordre, et une attaque touche tous ceux qui sont debout. Puis ce qui vaut pour une manche prend fin.',
    ],
  }),
  es: guideOf(ORDER, 'Una ronda', {
    turns: ['Los turnos de los Familiares:', 'uno cada uno, en sentido horario; a los caídos se los salta:'],
    action: ['Una acción:', 'un Ataque físico, un hechizo o un Artefacto.'],
    roll: ['Dado o moneda', 'y se anota; habilidades, recompensas y fichas pueden intervenir antes y después.'],
    ballyhoo: [
      'Alboroto:',
      'si un Ataque físico o un hechizo del primer pergamino ha hecho daño: los demás pueden sumarse, 1 PM y una moneda cada uno.',
    ],
    foes: [
      'El turno de los Enemigos:',
      'tiran en orden, y un ataque da a todos los que siguen en pie. Después acaba lo que vale por una ronda.',
    ],
  }),
  de: guideOf(ORDER, 'Eine Runde', {
    turns: ['Die Züge der Vertrauten:', 'je einer, im Uhrzeigersinn; Gefallene werden übersprungen:'],
    action: ['Eine Aktion:', 'ein körperlicher Angriff, ein Zauber oder ein Artefakt.'],
    roll: [
      'Würfel oder Münze',
      'und das Ergebnis zählen; Fähigkeiten, Belohnungen und Glückssteine können davor und danach eingreifen.',
    ],
    ballyhoo: [
      'Tohuwabohu:',
      'wenn ein körperlicher Angriff oder ein Zauber der ersten Schriftrolle Schaden gemacht hat: Die anderen dürfen mitmachen, je 1 MP und ein Münzwurf.',
    ],
    foes: [
      'Der Zug der Feinde:',
      'sie würfeln der Reihe nach, und ein Angriff trifft alle, die stehen. Dann endet, was für eine Runde galt.',
    ],
  }),
};
