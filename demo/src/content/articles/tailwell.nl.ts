import type { ArticleSetWords } from './article-words.ts'
import type { TailwellArticle } from './frames.ts'

export const TAILWELL_ARTICLES_NL: ArticleSetWords<TailwellArticle> = {
  news: {
    path: 'nieuws',
    menu: 'Nieuws',
    title: 'Nieuws van Tailwell',
    subTitle: 'Wat er nieuw is in huis, op het schap en in de wei',
    meta: 'Nieuws van Tailwell: nieuwe producten, betere verpakkingen en wat er achter de schermen gebeurt.',
    content: '',
  },
  labels: { newest: 'Vers van het blog', products: 'In dit verhaal' },
  categories: {
    stories: 'Leven met dieren',
    'stories-dogs': 'Leven met honden',
    'stories-cats': 'Leven met katten',
    advice: 'Advies',
    'advice-care': 'Verzorging',
    'advice-home': 'In huis',
    news: 'Nieuws',
    'news-products': 'Nieuwe producten',
    'news-company': 'Over ons',
  },
  articles: {
    'first-days-with-a-puppy': {
      slug: 'de-eerste-dagen-met-een-puppy',
      title: 'De eerste dagen met een puppy',
      subTitle: 'Waarom het beste plan bijna geen plan is',
      summary: 'Een nieuwe hond in huis: wat telt in de eerste week, en wat kan wachten tot de tweede.',
      opening: `## Dag één: niets doen
De auto staat stil, de mand gaat open, en een kleine hond kijkt een huis in dat naar vreemden ruikt. Het beste plan voor deze dag is geen plan. Ga op de grond zitten, laat de puppy naar je toe komen en vraag je vrienden om tot het weekend te wachten.
Laat drie plekken zien: waar hij slaapt, waar hij drinkt en waar hij mag plassen. En laat ze dan nog eens zien. Een puppy van acht weken slaapt tot twintig uur per dag, en de meeste problemen van de eerste week zijn gewoon vermoeidheid.`,
      quote: 'Drie dagen lang is de puppy bij jou te gast. Daarna merk je dat jij de gast bent.',
      rest: `## Kleine stapjes naar buiten
Draag je puppy na elk dutje, elke maaltijd en elk spelletje naar de tuin. Wacht, zeg niets, en geef een compliment als het lukt. Een ongelukje binnen ruim je op zonder een woord.
## Poten en oren
Raak een poot even aan, geef iets lekkers en stop. Doe hetzelfde met een oor. Na twee weken heb je een hond die stilstaat voor de borstel en de handdoek, en dat is meer waard dan welk kunstje ook. Hoe je daarna verdergaat, lees je in ons [advies over borstelen](article:brush-before-you-bathe).
- **Slapen:** een mand in een rustige hoek, ’s nachts naast je bed
- **Eten:** drie of vier kleine maaltijden, altijd op dezelfde plek
- **Alleen zijn:** tien minuten is genoeg in de eerste week`,
    },
    'a-day-for-an-indoor-cat': {
      slug: 'een-goede-dag-voor-een-binnenkat',
      title: 'Een goede dag voor een binnenkat',
      subTitle: 'Vier kamers kunnen een groot rijk zijn',
      summary: 'Ramen, hoge plekken en tien minuten jagen: zo wordt een appartement een fijne plek voor een kat.',
      opening: `## Het raam is een bioscoop
Een kat die binnen leeft, heeft een rijk van een paar kamers, dus die kamers kunnen maar beter boeiend zijn. Begin bij het raam. Een stevige plank op borsthoogte, een kussen erop, een voederhuisje buiten: daar gebeurt meer dan op televisie.
## Omhoog is ook een richting
Katten gebruiken een kamer in drie richtingen. De bovenkant van een kast, een lege plank, een paal met een plateau: elke hoge plek telt als een extra kamer. Zet er twee vlak bij elkaar en je hebt een weg aangelegd.`,
      quote: 'Mijn kat heeft twee kamers op de vloer en nog vijf op de boekenkast.',
      rest: `## Jagen, vangen, eten, slapen
In die volgorde, twee keer per dag. Trek een speeltje over de vloer als iets wat wil ontsnappen, laat het achter een stoel verdwijnen en laat je kat het uiteindelijk vangen. Dan komt het eten. Daarna volgen een wasbeurt en een lange slaap, voor de kat tenminste.
Verstop een deel van het dagelijkse voer: onder een beker, in een eierdoos, op de derde traptrede. Een kat die haar ontbijt moet zoeken, is twintig minuten bezig en eet rustiger.
## Elke maandag nieuw
Berg speeltjes na een week op en haal andere tevoorschijn. Niets is zo saai als een muis die er altijd is.`,
    },
    'new-bottles-from-old': {
      slug: 'nieuwe-flessen-van-oude',
      title: 'Nieuwe flessen van oude',
      subTitle: 'Al onze flessen zijn nu helemaal van gerecycled plastic',
      summary: 'Sinds dit voorjaar zijn onze flessen helemaal van gerecycled plastic. Waarom dat twee jaar duurde.',
      opening: `Sinds deze maand zijn al onze flessen van gerecycled plastic en van niets anders. Tot nu toe was dat iets meer dan de helft. Je ziet het verschil: het materiaal is een beetje grijs, en geen twee series zijn precies gelijk.
## Waarom het twee jaar duurde
Gerecycled plastic is stugger, en de eerste pompjes gaven het na een maand op de badrand op. We probeerden elf doppen. De twaalfde bleef zitten, ook met natte handen en een ongeduldige hond.`,
      quote: 'Een fles die lekt, bespaart niets, waar hij ook van gemaakt is.',
      rest: `## Wat hetzelfde blijft
De inhoud is niet veranderd en de maten ook niet. Winkels verkopen eerst de oude flessen, dus tot de zomer staan beide soorten naast elkaar.
## En als hij leeg is?
- Spoel de fles om en draai de dop er weer op.
- Laat het etiket zitten: het is van hetzelfde plastic.
- De pomp gaat bij het restafval, want er zit een stalen veertje in.
Benieuwd hoe we werken? Lees meer [over ons](page:about).`,
    },
    'hay-with-marigold': {
      slug: 'hooi-met-goudsbloem-is-terug',
      title: 'Hooi met goudsbloem is terug',
      subTitle: 'De eerste snede van deze zomer ligt in de winkel',
      summary: 'Een late wei, vijf droge dagen en lange halmen: het nieuwe weidehooi met goudsbloem is er.',
      opening: `De wei was laat dit jaar. Na een natte meimaand stond het gras pas eind juni hoog, en onze boeren wachtten op vijf droge dagen op rij. Die kwamen. Het nieuwe hooi is lang en groen, en het ruikt naar de zomer.
## Eén snede, langzaam gedroogd
We gebruiken alleen de eerste snede. Dan zijn de halmen het langst, en lange halmen zijn wat konijnen nodig hebben: ze kauwen ze zijwaarts, stukje voor stukje, en slijten zo hun tanden. Het hooi droogt op het veld en op de vloer van de schuur, niet in een machine.`,
      quote: 'Steek je neus in de zak. Wil je er zelf niet in liggen, dan is het geen goed hooi.',
      rest: `## Waar de bloemen voor zijn
De goudsbloemen mengen we er met de hand door. Ze brengen wat oranje in de ruif, en een reden om te snuffelen. Konijnen die naar bloemen zoeken, eten rustiger en hebben ’s middags iets te doen.
## Zolang de voorraad strekt
Je vindt het hooi vanaf de tweede week van september in de winkel. Dat van vorig jaar was in februari op, dus in het voorjaar kan er een gat vallen.
Zijn konijnen nieuw voor je? Geef onbeperkt hooi, elke dag vers, en van al het andere een beetje. Meer staat in ons [verzorgingsadvies](page:care).`,
    },
    'brush-before-you-bathe': {
      slug: 'eerst-borstelen-dan-in-bad',
      title: 'Eerst borstelen, dan in bad',
      subTitle: 'Vijf minuten die je een half uur besparen',
      summary: 'Welke borstel past bij welke vacht, waar begin je, en hoe maak je een klit los zonder te trekken?',
      opening: `Water maakt van kleine klitten grote. Vijf minuten met een borstel voor het bad besparen je een half uur met de schaar erna.
## Welke borstel voor welke vacht
- **Kort en glad:** een rubberen borstel, in rondjes
- **Ruwharig:** een borstel met stevige haren, met de vacht mee
- **Lang:** eerst een kam met brede tanden, dan een fijne
- **Wollig:** een zachte slickerborstel, laag voor laag
## Van achter naar voren
Begin bij de staart, daar vinden de meeste honden het niet erg, en werk naar de kop toe. Leg de vacht met één hand opzij en borstel wat eronder ligt, tot op de huid. Trek nooit aan een klit: houd hem dicht bij de huid vast en maak hem vanaf de punt los.`,
      quote: 'Stop zolang je hond het nog leuk vindt. Morgen zijn er weer vijf minuten.',
      rest: `## Dan het water
Lauw, vanaf de nek naar beneden, en de kop als laatste met een natte doek. Twee minuten shampoo is genoeg; spoel twee keer zo lang als je denkt. Druk met de handdoek in plaats van te wrijven, en kam nog een keer als de vacht bijna droog is.
Hoe vaak? Voor de meeste honden is een bad per zes tot acht weken ruim voldoende. Daartussen houdt een borstelbeurt of twee per week de vacht open.
## Wanneer vraag je je dierenarts?
Zie je kale plekken, roodheid of veel schilfers? Laat de shampoo dan in de kast en laat eerst naar de huid kijken.`,
    },
    'starting-an-aquarium': {
      slug: 'een-aquarium-beginnen',
      title: 'Een aquarium beginnen',
      subTitle: 'Vier weken geduld, en dan vissen',
      summary: 'Waarom een nieuwe bak vier weken moet draaien voor de eerste vis erin gaat, week voor week.',
      opening: `## Helder is nog niet klaar
Op de eerste dag ziet het water er helder uit, en toch is het niet klaar. Bacteriën die afval afbreken, moeten zich eerst in het filter vestigen, en ze nemen de tijd: ongeveer vier weken. Vissen die eerder komen, zwemmen in water dat zichzelf nog niet kan reinigen.
## Week voor week
1. **Week één.** Spoel zand en stenen, zet veel planten, vul de bak en zet filter en verwarming aan.
2. **Week twee.** Geef om de dag een snufje voer. Niemand eet het op behalve de bacteriën, en voor hen is het.
3. **Week drie.** Test het water. Stijgt het nitriet, dan gaat alles volgens plan.
4. **Week vier.** Staat het nitriet drie dagen op nul, dan mogen de eerste vissen komen.`,
      quote: 'Het beste gereedschap voor een nieuw aquarium is een kalender.',
      rest: `## De verhuizing
Laat de gesloten zak een kwartier op het water drijven. Voeg dan elke vijf minuten een kopje water uit de bak toe, vier keer. Til de vissen er met een netje uit en laat het water uit de winkel buiten.
Begin met een kleine groep van één soort en wacht twee weken voor de volgende. Voer één keer per dag, zoveel als er binnen twee minuten op is.
## Daarna elke twee weken
Ververs een kwart van het water, op dezelfde temperatuur. Spoel de spons van het filter uit in het water dat je eruit haalde, nooit onder de kraan: daarin zitten de bacteriën waar je op hebt gewacht.`,
    },
  },
}
