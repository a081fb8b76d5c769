import type { PortalWords } from './portal-words.ts'

export const PORTAL_PL: PortalWords = {
  column: 'Dla sklepów',
  press: 'Dla prasy',
  business: {
    path: 'dla-sklepow',
    menu: 'Zostań sprzedawcą',
    title: 'Dla sklepów i sprzedawców',
    subTitle: '{brand} na Twojej półce i ludzie, którzy odbierają telefon',
    meta: 'Chcesz sprzedawać produkty {brand}? Co oferujemy sklepom i jak uzyskać dostęp do portalu sprzedawców.',
    content: `## Co zyskujesz
- **Zamówienia od jednego kartonu.** Małe sklepy są dla nas równie ważne.
- **Zdjęcia i teksty** na półkę, do witryny i do sklepu internetowego.
- **Odpowiedzi od ludzi**, którzy znają asortyment, w każdy dzień roboczy.
## Jak zostać klientem
Wyślij nazwę i adres sklepu na {mail}. Każde zgłoszenie czytamy sami i odpowiadamy w ciągu dwóch dni roboczych.
Masz już dostęp? [Zaloguj się](page:business-login).`,
  },
  login: {
    slug: 'logowanie',
    title: 'Logowanie',
    subTitle: 'Dla sklepów, które mają dostęp',
    meta: 'Logowanie do portalu sprzedawców {brand} dla sklepów, które mają dostęp.',
    content:
      'Użyj adresu e-mail, na który zarejestrowano sklep. Nie masz jeszcze dostępu? [Oto jak go uzyskać](page:business).',
  },
  portal: {
    slug: 'portal-sprzedawcow',
    title: 'Portal sprzedawców',
    subTitle: 'Miło Cię widzieć',
    content:
      'Znajdziesz tu wszystko, czego potrzeba do sprzedaży produktów {brand}: [zdjęcia i teksty](page:portal-material) oraz [bezpośredni kontakt z nami](page:portal-contact).',
  },
  material: {
    slug: 'zdjecia-i-teksty',
    title: 'Zdjęcia i teksty',
    subTitle: 'Na półkę, do witryny i do sklepu internetowego',
    content: `## Z czego możesz korzystać
Ze wszystkich zdjęć i tekstów naszych produktów, bezpłatnie i tak długo, jak je sprzedajesz. Pokazuj całe opakowanie w jego własnych kolorach.
## Do sklepu internetowego
Numer pod kodem kreskowym jest tym samym numerem co w naszych wykazach. Poproś o plik z nazwami, tekstami i zdjęciami: {mail}.`,
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt dla sprzedawców',
    subTitle: 'Człowiek, a nie kolejka',
    content:
      'Pytanie o zamówienie, dostawę lub fakturę? Napisz na {mail} i podaj numer klienta. Odpowiadamy tego samego dnia roboczego.',
  },
}
