import type { Language } from '../../../../kernel/index.ts';

/** Signs and words of the board that a newcomer would ask about. */
export type TermId =
  | 'chart'
  | 'damage'
  | 'backfire'
  | 'forbids'
  | 'health'
  | 'magic'
  | 'gem'
  | 'luck'
  | 'tasks'
  | 'toad'
  | 'coin'
  | 'ballyhoo'
  | 'element'
  | 'strong'
  | 'last'
  | 'guard'
  | 'hour'
  | 'helps';
type TermText = Readonly<Record<TermId, readonly [name: string, text: string]>>;

export const termTexts: Readonly<Record<Language, TermText>> = {
  en: {
    chart: ['1–4 20 %', 'Faces of the die and how likely they are; below, what happens. The lit field was rolled.'],
    damage: ['Damage', 'HP that are lost. What a Foe does hits every Standing Familiar.'],
    backfire: ['Backfire', 'Whoever rolled loses the HP.'],
    forbids: ['Forbidden', 'For a while nobody may use what stands beside the lock.'],
    health: ['HP', 'At 0 a Familiar has Fallen, and a Foe is defeated.'],
    magic: ['MP', 'Pay for spells and for Ballyhoo.'],
    gem: ['Gem', 'Pays for a Special Ability, in anybody’s turn.'],
    luck: ['Good Luck token', 'Turns the coin after a flip.'],
    tasks: ['Tasks', 'All six of the Training Scroll open the Advanced Spells.'],
    toad: ['The toad', 'Sits with whose turn it is.'],
    coin: ['Eye', 'The coin: open is good, closed is not.'],
    ballyhoo: ['Ballyhoo', 'After a hit others may join in, for 1 MP and a flip each.'],
    element: ['Element', 'An Elemental Spell works only on Foes of the element that it is strong against.'],
    strong: ['Strong', 'The Elemental Spell works on this Foe.'],
    last: ['Claw and seal', 'Who hurt this Foe last. Whoever defeats it takes its reward.'],
    guard: ['Guarded', 'Attacks of Foes do so much less.'],
    hour: ['Hourglass', 'On a Foe: it does not roll next time. On a Familiar: its player is being asked.'],
    helps: ['Star', 'The Coven card of this Familiar is rescued: it has a Helper Spell.'],
  },
  it: {
    chart: ['1–4 20 %', 'Facce del dado e probabilità; sotto, che cosa succede. Il campo acceso è quello uscito.'],
    damage: ['Danno', 'PV che si perdono. Quello dei Nemici colpisce ogni Famiglio in piedi.'],
    backfire: ['Ritorto', 'A perdere i PV è chi ha tirato.'],
    forbids: ['Vietato', 'Per un po’ nessuno può usare ciò che sta accanto al lucchetto.'],
    health: ['PV', 'A 0 un Famiglio è Caduto, un Nemico è sconfitto.'],
    magic: ['PM', 'Pagano gli incantesimi e la Baraonda.'],
    gem: ['Gemma', 'Paga un’Abilità speciale, nel turno di chiunque.'],
    luck: ['Gettone Fortuna', 'Gira la moneta dopo un lancio.'],
    tasks: ['Compiti', 'Con tutti e sei si aprono gli incantesimi avanzati.'],
    toad: ['Il rospo', 'Sta da chi è di turno.'],
    coin: ['Occhio', 'La moneta: aperto va bene, chiuso no.'],
    ballyhoo: ['Baraonda', 'Dopo un colpo riuscito altri possono unirsi, con 1 PM e un lancio ciascuno.'],
    element: ['Elemento', 'Un incantesimo elementale vale solo contro i Nemici dell’elemento su cui è forte.'],
    strong: ['Forte', 'L’incantesimo elementale vale contro questo Nemico.'],
    last: ['Artiglio e sigillo', 'Chi ha ferito per ultimo questo Nemico. Chi lo sconfigge prende la ricompensa.'],
    guard: ['Protetto', 'Gli attacchi dei Nemici fanno tanto di meno.'],
    hour: ['Clessidra', 'Su un Nemico: la prossima volta non tira. Su un Famiglio: chi lo gioca deve rispondere.'],
    helps: ['Stella', 'La carta della Congrega di questo Famiglio è salva: ha un incantesimo d’aiuto.'],
  },
  fr: {
    chart: ['1–4 20 %', 'Faces du dé et leurs chances ; dessous, ce qui arrive. La case éclairée est sortie.'],
    damage: ['Dégâts', 'PV perdus. Ceux des Ennemis touchent chaque Familier debout.'],
    backfire: ['Retour de flamme', 'Celui qui a lancé le dé perd les PV.'],
    forbids: ['Interdit', 'Pour un temps, personne n’utilise ce qui est à côté du cadenas.'],
    health: ['PV', 'À 0, un Familier est Tombé, un Ennemi est vaincu.'],
    magic: ['PM', 'Paient les sorts et le Tohu-bohu.'],
    gem: ['Gemme', 'Paie une Capacité spéciale, au tour de n’importe qui.'],
    luck: ['Jeton Chance', 'Retourne la pièce après un lancer.'],
    tasks: ['Tâches', 'Les six accomplies ouvrent les sorts avancés.'],
    toad: ['Le crapaud', 'Il est chez celui dont c’est le tour.'],
    coin: ['Œil', 'La pièce : ouvert, c’est bon ; fermé, non.'],
    ballyhoo: ['Tohu-bohu', 'Après un coup réussi, d’autres peuvent s’y joindre, pour 1 PM et un lancer chacun.'],
    element: ['Élément', 'Un sort élémentaire n’agit que sur les Ennemis de l’élément contre lequel il est fort.'],
    strong: ['Fort', 'Le sort élémentaire agit sur cet Ennemi.'],
    last: ['Griffe et sceau', 'Qui a blessé cet Ennemi en dernier. Qui le vainc prend sa récompense.'],
    guard: ['Protégé', 'Les attaques des Ennemis font autant de moins.'],
    hour: [
      'Sablier',
      'Sur un Ennemi : il ne lancera pas le dé la prochaine fois. Sur un Familier : on attend sa réponse.',
    ],
    helps: ['Étoile', 'La carte de l’Assemblée de ce Familier est délivrée : il a un sort d’aide.'],
  },
  es: {
    chart: ['1–4 20 %', 'Caras del dado y su probabilidad; debajo, lo que pasa. La casilla encendida es la que salió.'],
    damage: ['Daño', 'PV que se pierden. El de los Enemigos da a todos los Familiares en pie.'],
    backfire: ['Contragolpe', 'Los PV los pierde quien ha tirado.'],
    forbids: ['Prohibido', 'Durante un tiempo nadie puede usar lo que está junto al candado.'],
    health: ['PV', 'Con 0, un Familiar ha Caído y un Enemigo está vencido.'],
    magic: ['PM', 'Pagan los hechizos y el Alboroto.'],
    gem: ['Gema', 'Paga una Habilidad especial, en el turno de cualquiera.'],
    luck: ['Ficha de Suerte', 'Da la vuelta a la moneda lanzada.'],
    tasks: ['Tareas', 'Con las seis se abren los hechizos avanzados.'],
    toad: ['El sapo', 'Está con quien tiene el turno.'],
    coin: ['Ojo', 'La moneda: abierto es bueno, cerrado no.'],
    ballyhoo: ['Alboroto', 'Tras un golpe, otros pueden sumarse por 1 PM y un lanzamiento cada uno.'],
    element: ['Elemento', 'Un hechizo elemental solo sirve contra Enemigos del elemento contra el que es fuerte.'],
    strong: ['Fuerte', 'El hechizo elemental sirve contra este Enemigo.'],
    last: ['Garra y sello', 'Quién hirió por última vez a este Enemigo. Quien lo vence se lleva su recompensa.'],
    guard: ['Protegido', 'Los ataques de los Enemigos hacen tanto menos.'],
    hour: [
      'Reloj de arena',
      'En un Enemigo: la próxima vez no tira. En un Familiar: se espera la respuesta de quien lo lleva.',
    ],
    helps: ['Estrella', 'La carta del Aquelarre de este Familiar está a salvo: tiene un hechizo de ayuda.'],
  },
  de: {
    chart: ['1–4 20 %', 'Augen des Würfels und wie oft sie kommen; darunter, was geschieht. Das helle Feld fiel.'],
    damage: ['Schaden', 'LP, die verloren gehen. Der von Feinden trifft alle stehenden Vertrauten.'],
    backfire: ['Rückschlag', 'Wer gewürfelt hat, verliert die LP.'],
    forbids: ['Verboten', 'Eine Weile darf niemand einsetzen, was beim Schloss steht.'],
    health: ['LP', 'Bei 0 ist ein Vertrauter gefallen, ein Feind besiegt.'],
    magic: ['MP', 'Bezahlen Zauber und Tohuwabohu.'],
    gem: ['Edelstein', 'Bezahlt eine Spezialfähigkeit, in jedem Zug.'],
    luck: ['Glücksstein', 'Dreht die geworfene Münze um.'],
    tasks: ['Aufgaben', 'Sind alle sechs erledigt, stehen die hohen Zauber offen.'],
    toad: ['Die Kröte', 'Sitzt bei dem, der am Zug ist.'],
    coin: ['Auge', 'Die Münze: Offen ist gut, zu ist es nicht.'],
    ballyhoo: ['Tohuwabohu', 'Nach einem Treffer dürfen andere mitmachen, für je 1 MP und einen Münzwurf.'],
    element: ['Element', 'Ein Elementarzauber wirkt nur auf Feinde des Elements, gegen das er stark ist.'],
    strong: ['Stark', 'Der Elementarzauber wirkt auf diesen Feind.'],
    last: ['Kralle und Siegel', 'Wer diesen Feind zuletzt getroffen hat. Wer ihn besiegt, bekommt seine Belohnung.'],
    guard: ['Geschützt', 'Angriffe von Feinden machen so viel weniger.'],
    hour: [
      'Sanduhr',
      'Bei einem Feind: Er würfelt nächstes Mal nicht. Bei einem Vertrauten: Wer ihn spielt, ist gefragt.',
    ],
    helps: ['Stern', 'Die Zirkelkarte dieses Vertrauten ist befreit: Er hat einen Hilfszauber.'],
  },
};
