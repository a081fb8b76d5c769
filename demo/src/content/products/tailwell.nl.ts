import type { ProductText } from '../schema.ts'

const SHAMPOO = {
  url_slug: 'honden/verzorging',
  short_description:
    'Een milde shampoo met haverextract en honing die de vacht zacht, schoon en goed doorkambaar maakt.',
  usps: [
    'Mild en zonder zeep',
    'Met haverextract en honing',
    'Spoelt snel uit',
    'Ruikt naar warme haver, niet naar parfum',
  ],
  description: `## Schoon, zonder gedoe
Modderpoten, een rol door het gras, een middag aan het meer: honden dragen de dag in hun vacht mee naar huis. Onze Haver & Honing Shampoo wast alles eruit en laat de natuurlijke oliën van de huid waar ze horen.
Het schuim is licht en spoelt snel uit, dus het bad duurt nooit lang. Na het drogen voelt de vacht zacht aan en kam je er zo doorheen.
## Goed om te weten
- Voor elk type vacht, van ruwharig tot lang en zijdezacht
- pH afgestemd op de hondenhuid
- Fles van **gerecycled plastic**
Twijfel je hoe vaak je hond in bad moet? Lees ons [verzorgingsadvies](page:care).`,
  instructions: `1. Maak de vacht nat met lauw water.
2. Masseer een klein handje shampoo in, van nek tot staart. Vermijd ogen en oren.
3. Laat twee minuten intrekken en spoel uit tot het water helder blijft.
4. Droog met een handdoek en kam de vacht door.`,
  composition: 'Water, wasactieve stoffen uit kokos, haverextract (2%), honing (1%), glycerine, citroenzuur, zout.',
  do_not_apply_when: 'Niet gebruiken op een beschadigde of geïrriteerde huid.',
  storage_and_safety: 'Fles gesloten bewaren tussen 5 en 25 °C, buiten bereik van kinderen.',
  product_precautions: 'Vermijd contact met de ogen. Gebeurt het toch, spoel dan met veel water.',
}

export const TAILWELL_NL: ProductText[] = [
  {
    ...SHAMPOO,
    sku: '10110',
    name: 'Haver & Honing Shampoo 250 ml',
    title: 'Haver & Honing Shampoo voor honden, 250 ml',
    url_key: 'haver-honing-shampoo-250-ml',
    meta_description:
      'Milde hondenshampoo met haverextract en honing, 250 ml. Zonder zeep, spoelt snel uit en maakt de vacht zacht.',
  },
  {
    ...SHAMPOO,
    sku: '10111',
    name: 'Haver & Honing Shampoo 500 ml',
    title: 'Haver & Honing Shampoo voor honden, 500 ml met pomp',
    url_key: 'haver-honing-shampoo-500-ml',
    meta_description:
      'Het grote formaat van onze milde hondenshampoo met haverextract en honing: 500 ml met handige pomp.',
  },
  {
    sku: '10130',
    name: 'Kip & Rijst 3 kg',
    title: 'Kip & Rijst, compleet voer voor volwassen honden',
    url_slug: 'honden/voer',
    url_key: 'kip-rijst-3-kg',
    meta_description:
      'Compleet droogvoer met kip en rijst voor volwassen honden van middelgroot formaat. Hersluitbare zak van 3 kg.',
    short_description: 'Compleet droogvoer met kip en rijst voor volwassen honden van 10 tot 25 kg.',
    usps: ['Kip is het eerste ingrediënt', 'Zonder toegevoegde suiker of kleurstof', 'Hersluitbare zak'],
    description: `## Een bak om naar uit te kijken
Kip voor de smaak, rijst voor energie tot aan de avondwandeling. Kip & Rijst is een **compleet voer**: met vers water ernaast heeft een volwassen hond verder niets nodig.
De brokken zijn gemaakt voor honden van 10 tot 25 kg. Knapperig genoeg om op te kauwen, klein genoeg om er ook een paar als beloning te geven.
## Wat er niet in zit
- Geen toegevoegde suiker
- Geen kunstmatige kleurstoffen
- Geen soja`,
    instructions: `Hoeveelheid per dag voor een gemiddeld actieve hond, verdeeld over twee maaltijden:
- 10 kg: 150 g
- 15 kg: 200 g
- 20 kg: 250 g
- 25 kg: 295 g
Overstappen? Meng het nieuwe voer er in zeven dagen stap voor stap doorheen. Zorg altijd voor vers water.`,
    composition: 'Gedroogde kip (24%), rijst (22%), mais, gerst, kippenvet, bietenpulp, lijnzaad, biergist, mineralen.',
    additives:
      'Nutritionele toevoegingsmiddelen per kg: vitamine A 15.000 IE, vitamine D3 1.500 IE, vitamine E 150 mg, zink 80 mg, jodium 1,5 mg. Met natuurlijke antioxidanten.',
    analysis: 'Ruw eiwit 25%, ruw vet 14%, ruwe celstof 2,8%, ruwe as 6,5%.',
    storage_and_safety: 'Koel en droog bewaren en de zak na gebruik sluiten.',
  },
  {
    sku: '10140',
    name: 'Touwbal',
    title: 'Touwbal, speelgoed voor honden',
    url_slug: 'honden/speelgoed',
    url_key: 'touwbal',
    meta_description:
      'Een stuiterende bal aan een katoenen touw: verder gooien, samen trekken. Voor honden van 8 tot 30 kg.',
    short_description: 'Een stuiterende rubberen bal aan een katoenen touw, om ver te gooien en samen aan te trekken.',
    usps: ['Vliegt verder dankzij het touw', 'Blijft drijven', 'Feloranje, dus snel teruggevonden'],
    description: `## Gooien, halen, nog een keer
Het touw geeft je arm extra zwaai en je hond iets om trots mee thuis te komen. De bal is van natuurrubber en stuitert alle kanten op: dat is de helft van de pret.
Hij blijft drijven, dus het water is geen probleem. En omdat hij feloranje is, vind je hem ook in hoog gras terug.`,
    instructions:
      'Speel samen en ruim de bal daarna op: hij is om te gooien en te trekken, niet om op te kauwen. Na gebruik afspoelen met lauw water.',
    composition: 'Bal: natuurrubber. Touw: ongeverfd katoen.',
    storage_and_safety: 'Controleer het speelgoed voor elk spel en vervang het als het beschadigd is.',
  },
  {
    sku: '20110',
    name: 'Zalmknappertjes 75 g',
    title: 'Zalmknappertjes, snacks voor katten',
    url_slug: 'katten/snacks',
    url_key: 'zalmknappertjes-75-g',
    meta_description:
      'Kleine knapperige kattensnacks met zalm: nog geen twee calorieën per stuk, in een hersluitbaar zakje.',
    short_description: 'Knapperige visjes met zalm, nog geen twee calorieën per stuk.',
    usps: ['Met 30% zalm', 'Minder dan 2 kcal per stuk', 'Hersluitbaar zakje'],
    description: `## Het geluid dat elke kat kent
Eén keer schudden en daar is ze. Zalmknappertjes zijn klein, knapperig en hebben de vorm van een visje. Met nog geen **twee calorieën** per stuk mag je er best een paar uitdelen.
Verstop ze in een voerpuzzel, strooi ze over de vloer of geef er een na het borstelen. Katten werken graag voor iets lekkers.`,
    instructions: 'Geef tot 15 stuks per dag als tussendoortje. Zorg voor vers water.',
    composition: 'Zalm (30%), aardappel, erwteneiwit, zalmolie, gist, mineralen.',
    additives: 'Nutritionele toevoegingsmiddelen per kg: vitamine E 120 mg, taurine 1.000 mg.',
    analysis: 'Ruw eiwit 34%, ruw vet 15%, ruwe celstof 2%, ruwe as 7%.',
    storage_and_safety: 'Koel en droog bewaren.',
  },
  {
    sku: '20120',
    name: 'Zachte Oorverzorging 50 ml',
    title: 'Zachte Oorverzorging, reinigende druppels voor katten',
    url_slug: 'katten/verzorging',
    url_key: 'zachte-oorverzorging-50-ml',
    meta_description: 'Milde druppels met kamille die oorsmeer bij katten losmaken. Flesje van 50 ml met pipet.',
    short_description: 'Milde druppels met kamille die oorsmeer losmaken, zodat je het zo wegveegt.',
    usps: ['Zonder alcohol', 'Met kamille', 'Precies doseren met de pipet'],
    description: `## Schone oren in twee minuten
De meeste katten houden hun oren zelf schoon. Sommige kunnen hulp gebruiken: oudere katten, of katten met smalle gehoorgangen. Een paar druppels maken het smeer los, en met een keer hoofdschudden is het meeste eruit.
De vloeistof is helder, geeft geen vlekken en ruikt nauwelijks. Dat laatste waardeert je kat het meest.`,
    instructions: `1. Warm het flesje in je hand.
2. Doe drie druppels in het oor en masseer een halve minuut de basis.
3. Laat je kat haar kop schudden en veeg de oorschelp schoon met een zachte doek.
Gebruik één keer per week, of als het nodig is.`,
    composition: 'Water, glycerine, kamille-extract (1%), milde wasactieve stof, citroenzuur.',
    do_not_apply_when:
      'Niet gebruiken als het oor rood is, pijn doet of ruikt, of als het trommelvlies beschadigd kan zijn. Vraag eerst je dierenarts.',
    efficacy_period: 'Na opening zes maanden houdbaar.',
    storage_and_safety: 'Rechtop bewaren tussen 5 en 25 °C, buiten bereik van kinderen.',
    product_precautions: 'Alleen voor het uitwendige oor. Vermijd contact met de ogen.',
  },
  {
    sku: '20130',
    name: 'Vilten Muis',
    title: 'Vilten Muis met veren, speelgoed voor katten',
    url_slug: 'katten/speelgoed',
    url_key: 'vilten-muis',
    meta_description: 'Een vilten muis met een staart van felgekleurde veren en een snufje kattenkruid.',
    short_description: 'Een zachte vilten muis met een staart van veren en een snufje kattenkruid.',
    usps: ['Gevuld met wol en kattenkruid', 'De veren dansen bij elke tik', 'Stil: ook ’s nachts leuk'],
    description: `## Kleine muis, grote jacht
Hij ritselt zacht, ruikt naar kattenkruid en zijn staart ligt nooit stil. De Vilten Muis is licht genoeg om door de lucht te gooien en stevig genoeg om als trofee rond te dragen.
Wissel speelgoed af: berg de muis een week op, en hij is **weer nieuw**.`,
    instructions: 'Gooi hem, trek hem aan een touwtje voort of verstop hem onder een kleed. Haal losse veren weg.',
    composition: 'Buitenkant: wolvilt. Vulling: wol en gedroogd kattenkruid. Staart: geverfde veren.',
    storage_and_safety: 'Laat katten onder toezicht spelen en vervang beschadigd speelgoed.',
  },
  {
    sku: '30110',
    name: 'Hoefbalsem met Bijenwas 500 g',
    title: 'Hoefbalsem met bijenwas voor paarden',
    url_slug: 'paarden/verzorging',
    url_key: 'hoefbalsem-bijenwas-500-g',
    meta_description:
      'Hoefbalsem met bijenwas en laurierolie voor de dagelijkse verzorging van hoefwand en kroonrand. Pot van 500 g.',
    short_description: 'Een rijke balsem van bijenwas en laurierolie die de hoefwand verzorgt en soepel houdt.',
    usps: ['Met bijenwas en laurierolie', 'Smeert makkelijk en druipt niet', 'Voor natte en droge dagen'],
    description: `## Een goede hoef begint met een goede gewoonte
Twee minuten na het uitkrabben: meer is het niet. De balsem legt een dunne laag over de hoorn, die uitdrogen in de zomer vertraagt en in de winter modder minder laat plakken.
Ook op koude ochtenden smeer je hem met een kwast zo uit. Hij geeft een natuurlijke glans.`,
    instructions: `1. Maak de hoef schoon en droog.
2. Breng een dunne laag aan op wand, kroonrand en ballen.
3. Herhaal twee of drie keer per week, bij grote droogte elke dag.`,
    composition: 'Plantaardige oliën, bijenwas (18%), lanoline, laurierolie (3%), rozemarijnextract.',
    do_not_apply_when: 'Niet gebruiken op open wonden.',
    storage_and_safety: 'Bewaren tussen 5 en 25 °C met gesloten deksel.',
  },
  {
    sku: '30120',
    name: 'Dagelijkse Mineralen 2 kg',
    title: 'Dagelijkse Mineralen, aanvullend voer voor paarden',
    url_slug: 'paarden/voer',
    url_key: 'dagelijkse-mineralen-2-kg',
    meta_description:
      'Mineralenkorrels met appelsmaak die een rantsoen van hooi en gras aanvullen. Emmer van 2 kg, voor 20 tot 40 dagen.',
    short_description: 'Mineralenkorrels met appel die een rantsoen van hooi en gras aanvullen.',
    usps: ['Met koper, zink en selenium', 'Appelsmaak, zonder toegevoegde suiker', 'Met maatschep'],
    description: `## Hooi is een goed begin
Van hooi en gras raakt een paard goed verzadigd, maar er zitten zelden genoeg sporenelementen in. Een schep Dagelijkse Mineralen per dag vult dat aan, zonder extra energie.
De korrels ruiken naar appel en gaan er graag in, uit de hand of over het voer.`,
    instructions: `Hoeveelheid per dag over het voer:
- Pony’s tot 300 kg: 50 g
- Paarden tot 500 kg: 80 g
- Paarden tot 700 kg: 100 g
Een afgestreken schep is 50 g. Niet samen met andere mineralensupplementen geven.`,
    composition: 'Luzerne, calciumcarbonaat, appelpulp (12%), monocalciumfosfaat, lijnzaad, magnesiumoxide, zout.',
    additives: 'Per kg: vitamine E 5.000 mg, zink 4.000 mg, koper 1.000 mg, selenium 15 mg.',
    storage_and_safety: 'Droog bewaren en het deksel sluiten.',
  },
  {
    sku: '40110',
    name: 'Weidehooi met Goudsbloem 1 kg',
    title: 'Weidehooi met goudsbloem voor konijnen',
    url_slug: 'konijnen/voer',
    url_key: 'weidehooi-goudsbloem-1-kg',
    meta_description: 'Langstelig weidehooi met goudsbloemen voor konijnen. Rustig gedroogd, stofarm, zak van 1 kg.',
    short_description: 'Langstelig, geurig hooi met goudsbloemen: de dagelijkse basis voor elk konijn.',
    usps: ['Lange stelen om op te kauwen', 'Stofarm', 'Met echte goudsbloemen'],
    description: `## Een zomerweide in een zak
Hooi is verreweg het belangrijkste voer voor konijnen: het hoort er dag en nacht te liggen. Dat van ons wordt één keer gemaaid, als het gras lang is, en langzaam gedroogd, zodat kleur en geur bewaard blijven.
De oranje goudsbloemen zetten konijnen aan tot zoeken en scharrelen, net als buiten.`,
    instructions: 'Geef zoveel je konijn wil, elke dag vers, in een ruif of een doos. Haal vuil hooi weg.',
    composition: 'Weidegrassen (97%), goudsbloemen (3%).',
    analysis: 'Ruw eiwit 9%, ruw vet 2%, ruwe celstof 31%, ruwe as 7%.',
    storage_and_safety: 'Droog en luchtig bewaren, uit de zon.',
  },
  {
    sku: '40120',
    name: 'Wortel-Kruidenkoekjes 150 g',
    title: 'Wortel-Kruidenkoekjes voor konijnen',
    url_slug: 'konijnen/snacks',
    url_key: 'wortel-kruidenkoekjes-150-g',
    meta_description:
      'Gebakken koekjes van hooimeel, wortel en tuinkruiden voor konijnen, zonder graan of toegevoegde suiker.',
    short_description: 'Knapperige koekjes van hooimeel, wortel en tuinkruiden, zonder graan of toegevoegde suiker.',
    usps: ['Zonder graan en toegevoegde suiker', 'Met wortel, peterselie en dille', 'Doosje van gerecycled karton'],
    description: `## Iets lekkers uit de tuin
Konijnen zijn zoetekauwen, maar suiker doet ze geen goed. Deze koekjes smaken naar wortel en kruiden en bestaan vooral uit **hooimeel**, zodat een snack dicht bij het gewone eten blijft.
Breek er een doormidden voor een klein konijn, of verstop hem in het hooi voor een slim konijn.`,
    instructions: 'Geef één koekje per dag, vanaf vier maanden.',
    composition: 'Hooimeel (54%), gedroogde wortel (22%), lijnzaad, peterselie (4%), dille (2%).',
    analysis: 'Ruw eiwit 13%, ruw vet 5%, ruwe celstof 19%, ruwe as 8%.',
    storage_and_safety: 'Koel en droog bewaren.',
  },
  {
    sku: '50110',
    name: 'Zadenmix met Fruit & Noten 800 g',
    title: 'Zadenmix met fruit en noten voor papegaaien',
    url_slug: 'papegaaien/voer',
    url_key: 'zadenmix-fruit-noten-800-g',
    meta_description:
      'Kleurrijke mix van zaden, noten en gedroogd fruit voor papegaaien, met weinig zonnebloempitten. Zak van 800 g.',
    short_description: 'Zaden, noten en gedroogd fruit in allerlei vormen, zodat eten tijd kost.',
    usps: ['Meer dan 20 ingrediënten', 'Weinig zonnebloempitten', 'Drie keer gereinigd'],
    description: `## Bij elke maaltijd iets te doen
In het wild zijn papegaaien een groot deel van de dag op zoek naar eten. Een bakje dat na vijf minuten leeg is, laat ze met veel vrije tijd achter. In onze mix valt er van alles te kraken, te pellen, vast te houden en te knabbelen.
Zonnebloempitten houden we beperkt: papegaaien zijn er dol op, en ze zijn erg vet.`,
    instructions:
      'Geef een grote papegaai twee tot drie eetlepels per dag, met vers fruit en groente erbij. Haal resten ’s avonds weg.',
    composition:
      'Gierst, haver, boekweit, saffloer, pompoenpitten, pinda’s, amandelen (5%), gedroogde papaja (4%), rozenbottel, rode paprika, zonnebloempitten (3%).',
    analysis: 'Ruw eiwit 14%, ruw vet 13%, ruwe celstof 11%, ruwe as 4%.',
    storage_and_safety: 'Koel en droog bewaren en de zak sluiten.',
  },
  {
    sku: '50120',
    name: 'Kralenschommel',
    title: 'Kralenschommel, speelgoed voor papegaaien',
    url_slug: 'papegaaien/speelgoed',
    url_key: 'kralenschommel',
    meta_description: 'Schommel van blank hout met gekleurde kralen voor papegaaien tot 600 g. Past in elke kooi.',
    short_description: 'Een schommel van blank hout met kralen om aan te draaien, te duwen en te knabbelen.',
    usps: ['Zitstok van hardhout', 'Kralen met levensmiddelkleurstof', 'Zo opgehangen'],
    description: `## De beste plek van het huis
Een zitstok die beweegt, traint balans en poten en brengt schwung in de middag. De kralen aan weerszijden draaien om hun touw: voor snavels die overal aan moeten zitten.
Hout is er om stuk te knagen. Is er van de schommel weinig over, dan heeft hij zijn werk goed gedaan.`,
    instructions:
      'Hang de schommel vrij op, minstens 15 cm van de wand van de kooi. Controleer touw en haak elke week.',
    composition: 'Hardhout, kralen met levensmiddelkleurstof, sisaltouw, haak van roestvrij staal.',
    storage_and_safety: 'Vervangen als het touw rafelt.',
  },
  {
    sku: '60110',
    name: 'Tropische Vlokken 100 g',
    title: 'Tropische Vlokken, compleet voer voor tropische vissen',
    url_slug: 'vissen/voer',
    url_key: 'tropische-vlokken-100-g',
    meta_description: 'Zachte vlokken met spirulina en garnaal voor het tropische gezelschapsaquarium. Pot van 100 g.',
    short_description:
      'Zachte vlokken met spirulina en garnaal, het dagelijkse voer voor een gemengd tropisch aquarium.',
    usps: ['Drijven eerst en zinken langzaam', 'Met spirulina en garnaal', 'Het water blijft helder'],
    description: `## Iets voor elke waterlaag
Sommige vissen eten aan de oppervlakte, andere wachten onderin. Deze vlokken drijven een poosje en zinken dan langzaam, zodat iedereen zijn deel krijgt.
Groene vlokken met spirulina, rode met garnaal, gele met ei: een gevarieerde maaltijd in één snufje.`,
    instructions: 'Voer twee of drie keer per dag zoveel als de vissen in twee minuten opeten.',
    composition: 'Vismeel, tarwebloem, garnaal (8%), spirulina (6%), ei, gist, visolie.',
    additives:
      'Nutritionele toevoegingsmiddelen per kg: vitamine A 20.000 IE, vitamine D3 1.800 IE, vitamine C 250 mg.',
    analysis: 'Ruw eiwit 44%, ruw vet 8%, ruwe celstof 2%, ruwe as 9%.',
    storage_and_safety: 'Pot na gebruik sluiten en droog bewaren. Na opening vier maanden houdbaar.',
  },
  {
    sku: '60120',
    name: 'Waterverzorging 250 ml',
    title: 'Waterverzorging voor het aquarium',
    url_slug: 'vissen/verzorging',
    url_key: 'waterverzorging-250-ml',
    meta_description:
      'Maakt kraanwater geschikt voor vissen: bindt chloor en zware metalen. 250 ml, genoeg voor 2.500 liter.',
    short_description: 'Maakt van kraanwater water waarin vissen kunnen leven: bindt chloor en zware metalen.',
    usps: ['Werkt binnen enkele minuten', '250 ml voor 2.500 liter', 'Doseren met de dop'],
    description: `## Van de kraan naar het aquarium
Wat goed is voor ons, is niet altijd goed voor vissen. In kraanwater kunnen chloor en sporen van koper zitten, die de kieuwen irriteren. Een scheutje Waterverzorging bij elke waterwissel bindt ze.
De beschermende colloïden leggen bovendien een laagje om de huid van nieuwe vissen na de reis naar huis.`,
    instructions:
      'Gebruik 10 ml per 100 liter vers water, bij elke waterwissel en bij het inrichten. Eén dop is 10 ml.',
    composition: 'Water, natriumthiosulfaat, beschermende colloïden, vitamine B1.',
    do_not_apply_when: 'Niet voor drinkwater.',
    efficacy_period: 'Werkt binnen 15 minuten. Na opening twee jaar houdbaar.',
    storage_and_safety: 'Vorstvrij bewaren, buiten bereik van kinderen.',
    product_precautions: 'Was na gebruik je handen.',
    item_active_ingredients: 'Natriumthiosulfaat',
  },
]
