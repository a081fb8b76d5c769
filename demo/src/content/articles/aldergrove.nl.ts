import type { ArticleSetWords } from './article-words.ts'
import type { AldergroveArticle } from './frames.ts'

export const ALDERGROVE_ARTICLES_NL: ArticleSetWords<AldergroveArticle> = {
  news: {
    path: 'nieuws',
    menu: 'Nieuws',
    title: 'Nieuws uit de keuken',
    subTitle: 'Wat er te vertellen is over oogst, oven en pan',
    meta: 'Nieuws van Aldergrove: oogsten, recepten en wat er in de keuken verandert.',
    content: '',
  },
  labels: { newest: 'Verhalen van de bosrand', products: 'Uit dit verhaal' },
  categories: {
    stories: 'Binnen en buiten',
    'stories-dogs': 'Onderweg met honden',
    'stories-cats': 'Thuis met katten',
    advice: 'Advies',
    'advice-care': 'Voeren',
    'advice-home': 'Kieskeurige eters',
    news: 'Nieuws',
    'news-products': 'Oogst en recepten',
    'news-company': 'Uit de keuken',
  },
  articles: {
    'a-day-in-the-kitchen': {
      slug: 'een-dag-in-de-keuken',
      title: 'Een dag in de keuken',
      subTitle: 'Van het eerste licht tot de laatste pan',
      summary:
        'Om zes uur gaat de oven aan, om vier uur de deur dicht. Wat daartussen gebeurt, ruik je tot aan het bos.',
      opening: `## Zes uur
Het eerste wat je hoort is de oven. Hij tikt als hij warm wordt, en hij wordt langzaam warm, want meer dan honderdveertig graden hebben we niet nodig. Buiten is het nog donker. Op tafel liggen appels uit de boomgaard van hiernaast, met bladeren en al.
## Negen uur
Het vlees komt binnen. Eén soort per dag, dat is de regel: zo weten we altijd wat er in welke pan zit. Vandaag is het hert. We snijden, wegen, schrijven op waar het vandaan komt en gooien niets weg. De botten worden bouillon.`,
      quote: 'Een recept is kort of het is een verhaal. Wij schrijven recepten.',
      rest: `## Twaalf uur
De stoofpot pruttelt. Nu is er weinig te doen, behalve blijven. Wie wegloopt van een pan, komt terug bij een andere pan, zegt mijn moeder, en zij kan het weten. We roeren, proeven de bouillon en eten zelf een boterham.
## Vier uur
De brokken koelen af op rekken van gaas. Ze kraken een beetje, net als brood. Morgen gaan ze de zak in, vandaag liggen ze te rusten. De hond van de buren weet precies hoe laat het is: hij zit bij de deur en wacht op het ene koekje dat gebroken uit de oven kwam.
Meer over hoe we werken lees je bij [onze keuken](page:about).`,
    },
    'walking-in-november': {
      slug: 'wandelen-in-november',
      title: 'Wandelen in november',
      subTitle: 'Natte bladeren, lage zon en een hond die alles ruikt',
      summary: 'Waarom de herfst voor honden het mooiste seizoen is, en wat je meeneemt op een lange wandeling.',
      opening: `## Het seizoen van de neus
In november zien wij minder en ruikt een hond meer. Vocht houdt geuren vast, en onder de bladeren ligt een hele zomer aan nieuws. Geef je hond de tijd om te lezen. Een wandeling van een uur met veel pauzes maakt hem rustiger dan twee uur doorstappen.
## Wat gaat er mee
- **Een lange lijn.** Vijf meter vrijheid, zonder dat je hem kwijtraakt.
- **Licht.** Aan zijn tuig en aan je jas: om vijf uur is het donker.
- **Een handdoek.** Voor de poten, de buik en de achterbank.
- **Iets te eten.** Een half koekje op de heenweg, een half op de terugweg.`,
      quote: 'Wie zijn hond de route laat kiezen, komt op plekken die op geen kaart staan.',
      rest: `## Onderweg
Blijf in de schemering op het pad: dan zijn reeën en zwijnen op pad, en die willen met rust gelaten worden. Paddenstoelen en eikels zijn om naar te kijken. Eet je hond er toch van, bel dan je dierenarts.
## Weer thuis
Droog eerst, voer daarna. Wacht na een flinke wandeling een half uur voor je de bak neerzet, en geef dan een gewone portie: een koude dag maakt een huishond niet meteen een werkhond. Een lepel lauwe stoofpot over de brokken mag wel. Daarna is er nog één taak, en die is voor jullie allebei: naast de kachel liggen.`,
    },
    'a-slower-oven': {
      slug: 'een-tragere-oven',
      title: 'Een tragere oven',
      subTitle: 'Sinds juni bakken we nog wat langer, op minder warmte',
      summary: 'We hebben een nieuwe oven. Hij is niet sneller dan de oude. Dat was precies de bedoeling.',
      opening: `De meeste bedrijven kopen een nieuwe oven omdat hij sneller is. De onze is trager. Hij verdeelt de warmte over stenen platen en heeft voor een partij brokken veertig minuten meer nodig dan de oude.
## Waarom langzamer
Bij lage temperatuur droogt een brok van binnen naar buiten. De korst wordt dunner, de kern blijft gelijkmatig, en de geur van vlees en kruiden verdwijnt niet in de schoorsteen. Het scheelt ook stroom: de stenen houden hun warmte een halve nacht vast.`,
      quote: 'We wilden geen oven die haast heeft.',
      rest: `## Wat je ervan merkt
De brokken zijn iets lichter van kleur en breken netter. De samenstelling en de hoeveelheid per dag blijven gelijk, dus je hoeft niets aan te passen. Op de zak vind je een klein tekentje naast de datum: een vlam betekent dat hij uit de nieuwe oven komt.
## En de oude oven?
Die bakt nu koekjes. Twee keer, zoals het hoort. Tot het eind van het jaar lossen we de laatste partijen uit de oude oven op; in de winkel kunnen beide zakken dus naast elkaar staan.`,
    },
    'pumpkin-harvest': {
      slug: 'de-pompoenen-zijn-binnen',
      title: 'De pompoenen zijn binnen',
      subTitle: 'Een kleine oogst, maar wel een heel oranje',
      summary: 'Het was een droge zomer, dus er zijn minder pompoenen. Wat dat betekent voor Eend & Pompoen.',
      opening: `Vorige week reed de laatste kar het erf op. Het was een droge zomer, en dat zie je: de pompoenen zijn kleiner dan anders, maar steviger en donkerder van kleur. Ze liggen nu op stro in de schuur, waar ze nog een paar weken narijpen.
## Minder is minder
We kopen bij drie telers, allemaal binnen een uur rijden. Is hun oogst klein, dan kopen we er niet ergens anders bij, maar maken we minder blikken. Dit jaar betekent dat ongeveer een vijfde minder.`,
      quote: 'Een veld is geen magazijn. Op is op, en volgend jaar is er weer een jaar.',
      rest: `## Wanneer ligt het in de winkel?
De eerste blikken van de nieuwe oogst gaan eind oktober naar de winkels. Tot die tijd is er nog voorraad van vorig jaar. In het voorjaar kan het schap een paar weken leeg zijn.
## Wat verandert er niet
Het recept. Eend, bouillon, een beetje pompoen, meer niet. De pompoen geeft een milde smaak en een zachte gelei, en katten die van eend houden, lijken dat te waarderen. Is je kat aan dit blik gewend en wil je iets anders proberen? Lees dan eerst hoe je [langzaam overstapt](article:changing-food).`,
    },
    'changing-food': {
      slug: 'langzaam-overstappen',
      title: 'Langzaam overstappen',
      subTitle: 'Zeven dagen voor een nieuw gerecht in de bak',
      summary: 'Zo wennen buik en neus aan nieuw voer: een schema voor een week, en wat je doet als het niet wil.',
      opening: `Een hond of kat die jaren hetzelfde eet, heeft darmen die precies daarop zijn ingesteld. Ze kunnen wel wennen aan iets anders, maar niet van de ene dag op de andere.
## Het weekschema
1. **Dag 1 en 2.** Een kwart nieuw voer, drie kwart oud.
2. **Dag 3 en 4.** Half om half.
3. **Dag 5 en 6.** Drie kwart nieuw, een kwart oud.
4. **Dag 7.** Alleen nog nieuw.
Weeg de porties, want een brok van een ander merk weegt vaak anders. Kijk op de zak hoeveel er per dag nodig is en tel snacks mee.`,
      quote: 'Een week is niet lang voor iemand die tien jaar met je mee-eet.',
      rest: `## Gaat het te snel?
Wordt de ontlasting dun, ga dan een stap terug en blijf daar twee dagen langer. Bij gevoelige dieren mag de hele overstap gerust twee of drie weken duren. Duurt het ongemak langer dan een paar dagen, eet je dier niet of is het lusteloos, bel dan je dierenarts.
## Van droog naar nat
Natvoer bevat veel water, dus het lijkt op te tellen tot een berg. Dat klopt. Verdeel het over meer maaltijden, haal resten na een half uur weg en geef het op kamertemperatuur: dan ruikt het naar eten, en daar begint het mee.`,
    },
    'the-picky-cat': {
      slug: 'de-kieskeurige-kat',
      title: 'De kieskeurige kat',
      subTitle: 'Ze ruikt, ze kijkt, ze loopt weg',
      summary: 'Waarom een kat haar bak laat staan, en wat je kunt proberen voor je weer een ander blik opentrekt.',
      opening: `## Eerst de neus
Een kat besluit met haar neus. Voer uit de koelkast ruikt naar niets, dus zet het een half uur van tevoren klaar of roer er een lepel warm water door. Een schone bak helpt ook: resten van gisteren ruikt zij, ook als jij ze niet ziet.
## Dan de plek
Zou jij willen eten naast de wc? De kattenbak hoort in een andere kamer. Water staat liever een paar meter van het voer, en een brede, platte schaal is fijn voor de snorharen. Eten er meer katten in huis, geef ze dan elk hun eigen hoek.`,
      quote: 'Ze is niet lastig. Ze heeft een mening.',
      rest: `## Klein en vaak
In het wild eet een kat tien muizen per dag, verspreid over een etmaal. Twee grote porties zijn dus eigenlijk vreemd. Verdeel het eten over vier of vijf momenten, en laat haar er af en toe voor werken.
## Niet te snel wisselen
Wie bij elke weigering een nieuw blik opent, leert zijn kat dat wachten loont. Kies twee smaken en wissel die per week af. Geef iets nieuws altijd in een tweede bakje, [naast het vertrouwde](article:changing-food).
Eet je kat een hele dag niets, of valt ze af, dan is het geen mening meer. Ga dan naar de dierenarts.`,
    },
  },
}
