import type { PortalWords } from './portal-words.ts'

export const PORTAL_CS: PortalWords = {
  column: 'Pro obchodníky',
  press: 'Pro média',
  business: {
    path: 'pro-obchodniky',
    menu: 'Staňte se prodejcem',
    title: 'Pro obchodníky',
    subTitle: '{brand} ve vašem regálu a lidé, kteří zvedají telefon',
    meta: 'Chcete prodávat {brand}? Co nabízíme obchodům a jak získat přístup do portálu pro obchodníky.',
    content: `## Co získáte
- **Objednávky od jednoho kartonu.** I malé obchody jsou pro nás důležité.
- **Obrázky a texty** do regálu, do výlohy a do internetového obchodu.
- **Odpovědi od lidí**, kteří sortiment znají, každý pracovní den.
## Jak se stát zákazníkem
Pošlete název a adresu svého obchodu na {mail}. Každou žádost čteme sami a odpovídáme do dvou pracovních dnů.
Přístup už máte? [Přihlaste se](page:business-login).`,
  },
  login: {
    slug: 'prihlaseni',
    title: 'Přihlášení',
    subTitle: 'Pro obchody, které mají přístup',
    meta: 'Přihlášení do portálu {brand} pro obchodníky, kteří mají přístup.',
    content:
      'Použijte e-mailovou adresu, se kterou se váš obchod zaregistroval. Ještě nemáte přístup? [Takto ho získáte](page:business).',
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
Číslo pod čárovým kódem je stejné jako v našich seznamech. Požádejte o soubor se všemi názvy, texty a obrázky: {mail}.`,
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt pro obchodníky',
    subTitle: 'Člověk, ne čekání na lince',
    content:
      'Dotaz k objednávce, dodávce nebo faktuře? Napište na {mail} a uveďte své zákaznické číslo. Odpovídáme týž pracovní den.',
  },
}
