import type { ProductText } from '../schema.ts'

export const ALDERGROVE_NL: ProductText[] = [
  {
    sku: '70110',
    name: 'Hert & Appel 6 kg',
    title: 'Hert & Appel, compleet voer voor volwassen honden',
    url_slug: 'honden/droogvoer',
    url_key: 'hert-appel-6-kg',
    meta_description:
      'Compleet droogvoer met hert, appel en boskruiden voor volwassen honden. Rustig gebakken, zonder tarwe. Zak van 6 kg.',
    short_description:
      'Compleet droogvoer met hert, appel uit de boomgaard en boskruiden, rustig gebakken in kleine porties.',
    usps: ['Hert als enige dierlijke eiwitbron', 'Rustig gebakken, niet geperst', 'Zonder tarwe en soja'],
    description: `## Van de bosrand
Hert is mager vlees met een volle smaak. We bakken het langzaam met appel, aardappel en een handvol kruiden, op een temperatuur waarop je brood zou bakken.
Het resultaat is een knapperige brok die naar de keuken ruikt en niet naar de fabriek. Eén soort vlees, een **korte lijst ingrediënten**: je ziet in één oogopslag wat je hond eet.
## Rustig eten
We raden twee maaltijden per dag op vaste tijden aan. Meer ideeën vind je bij [met aandacht voeren](page:care).`,
    instructions: `Hoeveelheid per dag voor een volwassen hond:
- 10 kg: 140 g
- 20 kg: 235 g
- 30 kg: 320 g
- 40 kg: 395 g
Meng een week lang met het oude voer. Zorg altijd voor vers water.`,
    composition:
      'Hert (32%), aardappel, erwten, appel (8%), lijnzaad, koolzaadolie, boskruiden (tijm, brandnetel, rozenbottel), mineralen.',
    additives:
      'Nutritionele toevoegingsmiddelen per kg: vitamine A 14.000 IE, vitamine D3 1.400 IE, vitamine E 140 mg, zink 75 mg.',
    analysis: 'Ruw eiwit 24%, ruw vet 13%, ruwe celstof 3,5%, ruwe as 6%.',
    storage_and_safety: 'Koel en droog bewaren en de zak dichtvouwen.',
  },
  {
    sku: '70120',
    name: 'Stoofpot Rund & Wortel 400 g',
    title: 'Rund & Wortel, langzaam gegaarde stoofpot voor honden',
    url_slug: 'honden/natvoer',
    url_key: 'stoofpot-rund-wortel-400-g',
    meta_description:
      'Langzaam gegaarde stoofpot met stukjes rund en wortel in eigen bouillon. Compleet natvoer voor honden, blik van 400 g.',
    short_description: 'Stukjes rund en wortel, langzaam gegaard in eigen bouillon.',
    usps: ['Stukjes die je herkent', 'Gegaard in eigen bouillon', 'Blik is recyclebaar'],
    description: `## Zondagse stoofpot, elke dag
Snijden, aanbraden, deksel erop en met rust laten: een goede stoofpot vraagt vooral tijd. De onze gaart in het blik zelf, zodat er niets van de smaak verloren gaat.
Geef hem puur of over het droogvoer. Op kamertemperatuur ruikt hij het lekkerst.`,
    instructions:
      'Een hond van 10 kg eet ongeveer 600 g per dag, of 200 g naast droogvoer. Bewaar een geopend blik in de koelkast en gebruik het binnen twee dagen.',
    composition: 'Rund (62%), runderbouillon, wortel (9%), aardappel, peterselie, mineralen.',
    additives: 'Nutritionele toevoegingsmiddelen per kg: vitamine D3 200 IE, vitamine E 30 mg, zink 15 mg.',
    analysis: 'Ruw eiwit 10,5%, ruw vet 6%, ruwe celstof 0,5%, ruwe as 2%, vocht 78%.',
    storage_and_safety: 'Ongeopend op kamertemperatuur bewaren.',
  },
  {
    sku: '70130',
    name: 'Haverkoekjes 250 g',
    title: 'Haverkoekjes, gebakken snacks voor honden',
    url_slug: 'honden/snacks',
    url_key: 'haverkoekjes-250-g',
    meta_description:
      'Knapperige hondenkoekjes van volle haver met een beetje honing, twee keer gebakken. Doos van 250 g.',
    short_description: 'Knapperige koekjes van volle haver met een beetje honing, twee keer gebakken.',
    usps: ['Vijf ingrediënten', 'Twee keer gebakken, dus extra knapperig', 'Makkelijk te breken'],
    description: `## Vijf ingrediënten, niets te verbergen
Haver, ei, koolzaadolie, honing, rozemarijn. Dat is het hele recept. We bakken de koekjes, laten ze afkoelen en bakken ze nog een keer tot ze kraken.
Ze breken netjes over de lijn: de helft voor nu, de helft voor de terugweg.`,
    instructions: 'Tot drie koekjes per dag voor een hond van 15 kg.',
    composition: 'Volle haver (71%), ei, koolzaadolie, honing (3%), rozemarijn.',
    analysis: 'Ruw eiwit 13%, ruw vet 11%, ruwe celstof 6%, ruwe as 2%.',
    storage_and_safety: 'Droog bewaren in de gesloten doos.',
  },
  {
    sku: '80110',
    name: 'Forel & Kruiden 1,5 kg',
    title: 'Forel & Kruiden, compleet voer voor volwassen katten',
    url_slug: 'katten/droogvoer',
    url_key: 'forel-kruiden-1-5-kg',
    meta_description:
      'Compleet droogvoer met forel en tuinkruiden voor volwassen katten, rijk aan vis en zonder tarwe. Zak van 1,5 kg.',
    short_description: 'Compleet droogvoer met forel en tuinkruiden, voor katten die willen weten wat ze eten.',
    usps: ['Met 38% forel', 'Zonder tarwe en soja', 'Kleine brokjes voor kleine bekjes'],
    description: `## Helder water, groene oevers
Forel geeft dit voer zijn smaak en zijn olie. Dille, peterselie en een spoortje kattenkruid komen uit de tuin. Ook kieskeurige katten komen meestal terug voor een tweede blik, en dan voor een tweede hap.
De brokjes zijn plat en klein: makkelijk op te pakken en **lekker krokant**.`,
    instructions: `Hoeveelheid per dag voor een volwassen kat:
- 3 kg: 45 g
- 5 kg: 65 g
- 7 kg: 80 g
Katten op droogvoer moeten drinken: zet het water een eindje van de voerbak.`,
    composition: 'Forel (38%), erwten, aardappel, ei, forelolie, dille, peterselie, kattenkruid, mineralen, taurine.',
    additives:
      'Nutritionele toevoegingsmiddelen per kg: vitamine A 18.000 IE, vitamine D3 1.600 IE, vitamine E 180 mg, taurine 1.500 mg.',
    analysis: 'Ruw eiwit 34%, ruw vet 16%, ruwe celstof 2,5%, ruwe as 7,5%.',
    storage_and_safety: 'Koel en droog bewaren en de zak sluiten.',
  },
  {
    sku: '80120',
    name: 'Eend & Pompoen 200 g',
    title: 'Eend & Pompoen, malse stukjes voor katten',
    url_slug: 'katten/natvoer',
    url_key: 'eend-pompoen-200-g',
    meta_description:
      'Malse stukjes eend met pompoen in een lichte gelei. Compleet natvoer voor volwassen katten, blik van 200 g.',
    short_description: 'Malse stukjes eend met een beetje pompoen in een lichte gelei.',
    usps: ['Met 58% eend', 'Lichte gelei, geen saus', 'Zonder toegevoegde suiker'],
    description: `## Herfst in een klein blik
Eend is vol, pompoen is mild: samen vormen ze een maaltijd die zo op is. De stukjes zijn met de hand gesneden, dus geen twee zijn gelijk.
De lichte gelei bevat extra vocht, en dat komt van pas bij katten die het drinken vergeten.`,
    instructions:
      'Een volwassen kat van 4 kg eet ongeveer 200 g per dag, in twee of drie porties. Gebruik een geopend blik binnen een dag.',
    composition: 'Eend (58%), eendenbouillon, pompoen (6%), zonnebloemolie, mineralen, taurine.',
    additives: 'Nutritionele toevoegingsmiddelen per kg: vitamine D3 250 IE, vitamine E 40 mg, taurine 600 mg.',
    analysis: 'Ruw eiwit 10%, ruw vet 6,5%, ruwe celstof 0,4%, ruwe as 2%, vocht 80%.',
    storage_and_safety: 'Ongeopend op kamertemperatuur bewaren.',
  },
]
