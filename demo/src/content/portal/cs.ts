import type { PortalWords } from './portal-words.ts'

export const PORTAL_CS: PortalWords = {
  column: 'Pro obchodníky',
  press: 'Pro média',
  business: {
    path: 'pro-obchodniky',
    menu: 'Staňte se prodejcem',
    title: 'Staňte se prodejcem: pro obchodníky',
    subTitle: '{brand} ve vašem regálu a lidé, kteří zvedají telefon',
    meta: 'Chcete prodávat {brand}? Co nabízíme obchodům a jak získat přístup do portálu pro obchodníky.',
    content: `## Co získáte
- **Objednávky od jednoho kartonu.** I malé obchody jsou pro nás důležité.
- **Obrázky a texty** do regálu, do výlohy a do internetového obchodu.
- **Odpovědi od lidí**, kteří sortiment znají, každý pracovní den.
## Jak se stát zákazníkem
Požádejte o přístup přímo tady na webu, stačí název a adresa obchodu; zabere to pár minut. Každou žádost čteme sami a odpovídáme e-mailem do dvou pracovních dnů.`,
  },
  login: {
    slug: 'prihlaseni',
    title: 'Portál pro obchodníky: přihlášení',
    subTitle: 'Pro obchody, které mají přístup',
    meta: 'Přihlášení do portálu {brand} pro obchodníky, kteří mají přístup.',
    content: 'Použijte e-mailovou adresu, se kterou se váš obchod zaregistroval.',
  },
  portal: {
    slug: 'portal-pro-obchodniky',
    title: 'Portál pro obchodníky',
    subTitle: 'Rádi vás vidíme',
    content:
      'Tady je vše, co potřebujete k prodeji značky {brand}: [obrázky a texty](page:portal-material) a [přímé spojení s námi](page:portal-contact).',
  },
  material: {
    slug: 'obrazky-a-texty',
    title: 'Obrázky a texty',
    subTitle: 'Do regálu, do výlohy a do internetového obchodu',
    content: `## Co smíte použít
Všechny obrázky a texty k našim výrobkům, zdarma a po dobu, kdy je prodáváte. Ukazujte prosím celý obal a v jeho vlastních barvách.
## Do internetového obchodu
Číslo pod čárovým kódem je stejné jako v našich seznamech. Soubor níže obsahuje všechny názvy a texty. Obrázky pošleme na požádání: {mail}.`,
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt pro obchodníky',
    subTitle: 'Člověk, ne čekání na lince',
    content: `Vaším kontaktem ve společnosti {brand} je **{person}**. Napište na {personMail} a uveďte zákaznické číslo, nebo požádejte o zavolání.
## S čím
- **Objednávky a dodávky:** změny do dvanácti hodin dne před odesláním.
- **Faktury a vrácení:** připojte prosím číslo dodacího listu.
- **Návštěva ve vašem obchodě:** se vzorky, po domluvě.
Odpovídáme týž pracovní den.`,
  },
  training: {
    slug: 'skoleni',
    title: 'Školení',
    subTitle: 'Krátké lekce pro váš tým',
    content: 'Každá na deset minut, na klidná dopoledne v obchodě. K vytištění nebo ke společnému čtení u pultu.',
    pages: [
      {
        slug: 'pet-otazek-u-pultu',
        title: 'Pět otázek u pultu',
        subTitle: 'Nejdřív se ptát, pak radit',
        content: `Kdo chce „něco pro psa“, čeká na otázky. Stačí jich pět.
## Otázky
- **Pro koho to je?** Druh, věk a hmotnost. Bez nich je každá odpověď jen odhad.
- **O co jde?** Jedno přání po druhém: srst, hmotnost, zuby.
- **Co používáte teď?** Kdo je spokojený, mění pomalu, během týdne.
- **Řekl něco veterinář?** Pak platí jeho slovo, ne naše.
- **Jak to chcete používat?** Sprej v předsíni se použije častěji než koupel v druhém patře.
## A potom
Jmenujte dva výrobky, ne pět, a řekněte, čím se liší. Dejte balení do ruky: kdo si přečetl etiketu, vrací se s otázkami méně často.`,
      },
      {
        slug: 'regal-ktery-se-vysvetli-sam',
        title: 'Regál, který se vysvětlí sám',
        subTitle: 'Řád, výška, světlo',
        content: `Na regál se člověk dívá několik vteřin. Za tu dobu má vidět, kde je jeho zvíře.
## Tři pravidla
- **Podle zvířat, potom podle účelu.** Když pes zapáchá, značku nikdo nehledá.
- **Nejprodávanější ve výši očí,** velká balení dole, malá u pokladny.
- **Dvě balení před každou mezeru.** Poloprázdný regál vypadá jako výprodej.
## Jednou týdně
Otřete regál, posuňte balení dopředu, zkontrolujte data. Stará cenovka stojí víc důvěry než vysoká cena.`,
      },
    ],
  },
  news: {
    slug: 'novinky',
    title: 'Novinky pro obchody',
    subTitle: 'Co se mění a odkdy',
    content: 'Co se pro obchody mění: termíny, stojany, nové výrobky.',
    pages: [
      {
        slug: 'objednavky-pred-vanoci',
        title: 'Objednávky před Vánoci: do 4. prosince',
        subTitle: 'Dodáváme do 22. prosince',
        content: `Co k nám dorazí do pátku 4. prosince, budete mít před Vánoci. Pozdější objednávky odejdou ze skladu od 4. ledna.
Použijte [objednávkový formulář](page:portal) a do předmětu napište „Vánoce“: vaši objednávku zabalíme jako první.`,
      },
      {
        slug: 'novy-stojan-na-pult',
        title: 'Nový stojan na pult',
        subTitle: 'Zdarma od deseti kartonů',
        content: `Nově máme malý dřevěný stojan na šest výrobků, široký 30 cm. Při objednávce od deseti kartonů je zdarma.
Napište na {personMail}, kterých šest výrobků chcete ukázat: pošleme ho naplněný.`,
      },
    ],
  },
}
