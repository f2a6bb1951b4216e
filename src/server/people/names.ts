import { randomInt } from 'node:crypto';
import type { Language } from '../../kernel/index.ts';

type Gender = 'm' | 'f' | 'n';

/** What a made-up name is put together from: beings by gender, and what they are like. */
interface Words {
  readonly beings: Readonly<Record<Gender, readonly string[]>>;
  readonly qualities: readonly string[];
  /** A quality and a being in the order and with the endings of the language. */
  join(quality: string, being: string, gender: Gender): string;
}

const words = (text: string): readonly string[] => text.split(/\s+/);

/** In Romance languages a quality comes last and has a form for each gender: `curioso/curiosa`, or one for both. */
const last = (quality: string, being: string, gender: Gender): string => {
  const [m, f = m] = quality.split('/');
  return `${being} ${gender === 'f' ? f : m}`;
};

const GERMAN_ENDINGS: Readonly<Record<Gender, string>> = { m: 'er', f: 'e', n: 'es' };

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    beings: {
      m: [],
      f: [],
      n: words(`Otter Owl Raven Fox Hedgehog Badger Toad Cat Hare Bat Newt Salamander Moth Marten Squirrel Heron Magpie
        Weasel Wolf Lynx Dormouse Stork Frog Tortoise`),
    },
    qualities: words(`Curious Quiet Merry Clever Brave Sleepy Nimble Patient Gentle Wise Bold Lucky Serene Dreamy Wild
      Proud Golden Silver Polite Lively Nocturnal Shy Discreet Restless`),
    join: (quality, being) => `${quality} ${being}`,
  },
  it: {
    beings: {
      m: words('Corvo Riccio Tasso Rospo Gatto Pipistrello Tritone Scoiattolo Airone Lupo Ghiro Gufo'),
      f: words('Lontra Civetta Volpe Lepre Salamandra Falena Martora Gazza Lince Cicogna Rana Tartaruga'),
      n: [],
    },
    qualities: words(`Curioso/Curiosa Quieto/Quieta Allegro/Allegra Astuto/Astuta Coraggioso/Coraggiosa
      Assonnato/Assonnata Agile Paziente Gentile Saggio/Saggia Audace Fortunato/Fortunata Sereno/Serena
      Sognatore/Sognatrice Selvatico/Selvatica Fiero/Fiera Dorato/Dorata Argentato/Argentata Cortese Vivace
      Notturno/Notturna Timido/Timida Discreto/Discreta Inquieto/Inquieta`),
    join: last,
  },
  fr: {
    beings: {
      m: words('Corbeau Renard Hérisson Crapaud Chat Lièvre Triton Écureuil Héron Loup Lynx Loir Hibou'),
      f: words('Loutre Chouette Salamandre Martre Pie Belette Cigogne Grenouille Hermine Mésange Tortue'),
      n: [],
    },
    qualities: words(`Curieux/Curieuse Tranquille Joyeux/Joyeuse Rusé/Rusée Courageux/Courageuse Endormi/Endormie Agile
      Patient/Patiente Aimable Sage Audacieux/Audacieuse Chanceux/Chanceuse Serein/Sereine Rêveur/Rêveuse Sauvage
      Fier/Fière Doré/Dorée Argenté/Argentée Poli/Polie Vif/Vive Nocturne Timide Discret/Discrète Espiègle`),
    join: last,
  },
  es: {
    beings: {
      m: words('Cuervo Zorro Erizo Tejón Sapo Gato Murciélago Tritón Lobo Lince Lirón Búho'),
      f: words('Nutria Lechuza Liebre Salamandra Polilla Marta Ardilla Garza Urraca Cigüeña Rana Tortuga'),
      n: [],
    },
    qualities: words(`Curioso/Curiosa Tranquilo/Tranquila Alegre Astuto/Astuta Valiente Dormilón/Dormilona Ágil Paciente
      Amable Sabio/Sabia Audaz Afortunado/Afortunada Sereno/Serena Soñador/Soñadora Silvestre Orgulloso/Orgullosa
      Dorado/Dorada Plateado/Plateada Cortés Vivaz Nocturno/Nocturna Tímido/Tímida Discreto/Discreta Inquieto/Inquieta`),
    join: last,
  },
  de: {
    beings: {
      m: words('Otter Rabe Fuchs Igel Dachs Kater Hase Molch Salamander Marder Reiher Wolf Luchs Storch Frosch'),
      f: words('Eule Kröte Katze Fledermaus Elster Schildkröte'),
      n: words('Eichhörnchen Wiesel Käuzchen Rotkehlchen'),
    },
    // Without their endings: Leiser Otter, Leise Eule, Leises Wiesel.
    qualities: words(`Neugierig Still Fröhlich Schlau Mutig Verschlafen Flink Geduldig Freundlich Weis Kühn Glücklich
      Heiter Verträumt Wild Stolz Golden Silbern Höflich Lebhaft Nächtlich Scheu Leis Munter`),
    join: (quality, being, gender) => `${quality}${GERMAN_ENDINGS[gender]} ${being}`,
  },
};

/** All the names that a language can make. */
export function madeUpNames(language: Language): string[] {
  const { beings, qualities, join } = WORDS[language];
  return (['m', 'f', 'n'] as const).flatMap((gender) =>
    beings[gender].flatMap((being) => qualities.map((quality) => join(quality, being, gender))),
  );
}

/** A name for somebody who gave none, such as Curious Otter. Others may have the same. */
export function madeUpName(language: Language): string {
  const names = madeUpNames(language);
  return names[randomInt(names.length)] as string;
}
