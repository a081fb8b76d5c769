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
Złóż wniosek o dostęp tutaj, na stronie, podając nazwę i adres sklepu; zajmie to kilka minut. Każde zgłoszenie czytamy sami i odpowiadamy e-mailem w ciągu dwóch dni roboczych.`,
  },
  login: {
    slug: 'logowanie',
    title: 'Portal sprzedawców: logowanie',
    subTitle: 'Dla sklepów, które mają dostęp',
    meta: 'Logowanie do portalu sprzedawców {brand} dla sklepów, które mają dostęp.',
    content: 'Użyj adresu e-mail, na który zarejestrowano sklep.',
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
Numer pod kodem kreskowym jest tym samym numerem co w naszych wykazach. Plik poniżej zawiera wszystkie nazwy i teksty. Zdjęcia wysyłamy na prośbę: {mail}.`,
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt dla sprzedawców',
    subTitle: 'Człowiek, a nie kolejka',
    content: `Twój kontakt w {brand} to **{person}**. Napisz na {personMail}, podając numer klienta, albo poproś o telefon.
## W jakich sprawach
- **Zamówienia i dostawy:** zmiany do godziny 12 w dniu przed wysyłką.
- **Faktury i zwroty:** podaj numer dokumentu dostawy.
- **Wizyta w sklepie:** z próbkami, po umówieniu.
Odpowiadamy tego samego dnia roboczego.`,
  },
  training: {
    slug: 'szkolenia',
    title: 'Szkolenia',
    subTitle: 'Krótkie lekcje dla zespołu',
    content: 'Po dziesięć minut, na spokojne poranki w sklepie. Do wydrukowania albo wspólnego czytania przy ladzie.',
    pages: [
      {
        slug: 'piec-pytan-przy-ladzie',
        title: 'Pięć pytań przy ladzie',
        subTitle: 'Najpierw zapytaj, potem doradź',
        content: `Kto prosi o „coś dla psa”, czeka na pytania. Wystarczy pięć.
## Pytania
- **Dla kogo?** Gatunek, wiek i waga. Bez nich każda odpowiedź jest zgadywaniem.
- **O co chodzi?** Jedna potrzeba naraz: sierść, waga, zęby.
- **Czego używa Pan lub Pani teraz?** Kto jest zadowolony, zmienia powoli, przez tydzień.
- **Czy weterynarz coś zalecił?** Wtedy liczy się jego słowo, a nie nasze.
- **Jak to będzie używane?** Po spray w przedpokoju sięga się częściej niż po kąpiel na drugim piętrze.
## A potem
Wymień dwa produkty, nie pięć, i powiedz, czym się różnią. Podaj opakowanie do ręki: kto przeczytał etykietę, rzadziej wraca z pytaniami.`,
      },
      {
        slug: 'polka-ktora-mowi-sama-za-siebie',
        title: 'Półka, która mówi sama za siebie',
        subTitle: 'Porządek, wysokość, światło',
        content: `Na półkę patrzy się kilka sekund. W tym czasie trzeba zobaczyć, gdzie jest coś dla swojego zwierzęcia.
## Trzy zasady
- **Najpierw zwierzę, potem cel.** Gdy pies brzydko pachnie, nikt nie szuka marki.
- **Bestsellery na wysokości oczu,** duże opakowania na dole, małe przy kasie.
- **Dwa opakowania przed każdą luką.** Półka w połowie pusta wygląda jak wyprzedaż.
## Raz w tygodniu
Przetrzyj półkę, przesuń opakowania do przodu, sprawdź daty. Stara cena na półce kosztuje więcej zaufania niż wysoka cena.`,
      },
    ],
  },
  news: {
    slug: 'nowosci',
    title: 'Nowości dla sklepów',
    subTitle: 'Co się zmienia i od kiedy',
    content: 'Co się zmienia dla sklepów: terminy, ekspozytory, nowe produkty.',
    pages: [
      {
        slug: 'zamowienia-przed-swietami',
        title: 'Zamówienia przed świętami: do 4 grudnia',
        subTitle: 'Dostarczamy do 22 grudnia',
        content: `To, co dotrze do nas do piątku 4 grudnia, będzie u Ciebie przed świętami. Późniejsze zamówienia wyjadą z magazynu od 4 stycznia.
Skorzystaj z [formularza zamówienia](page:portal) i wpisz w temacie „Święta”: spakujemy zamówienie w pierwszej kolejności.`,
      },
      {
        slug: 'nowy-ekspozytor-na-lade',
        title: 'Nowy ekspozytor na ladę',
        subTitle: 'Gratis od dziesięciu kartonów',
        content: `Mamy mały drewniany ekspozytor na sześć produktów, o szerokości 30 cm. Przy zamówieniu od dziesięciu kartonów jest gratis.
Napisz na {personMail}, które sześć produktów chcesz pokazać: wyślemy go już napełniony.`,
      },
    ],
  },
}
