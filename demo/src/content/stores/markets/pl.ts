import { list, type ShopMarket } from './market.ts'

export const PL: ShopMarket = {
  key: 'pl',
  country: 'PL',
  shops: 86,
  telephones: '+48 28 ### ## ##',
  sharedAddresses: 1,
  unplaced: 1,
  address: '{street} {number}',
  numbers: list('{n}/{i}, {n}/{i}, {n}A'),
  highestNumber: 140,
  streets: list(`
    ul. Lipowa, ul. Ogrodowa, ul. Kwiatowa, ul. Szkolna, ul. Polna, ul. Leśna, ul. Słoneczna, ul. Kościuszki
    ul. Mickiewicza, ul. Sienkiewicza, ul. Słowackiego, ul. 3 Maja, Rynek*, ul. Kolejowa, ul. Dworcowa, ul. Zielona
    ul. Parkowa, ul. Długa, ul. Krótka, ul. Nowa, ul. Warszawska, ul. Krakowska, al. Niepodległości, ul. Kopernika
    ul. Piłsudskiego, ul. Wojska Polskiego, ul. Zamkowa, ul. Młyńska, ul. Brzozowa, ul. Klonowa
  `),
  centres: list('Galeria Pod Dębami, Centrum Handlowe Rondo, Pasaż Miejski, Hala Targowa'),
  families: list(`
    Nowak, Wiśniewski, Zieliński, Kamiński, Wójcik, Szymański, Mazur, Krawczyk, Dąbrowski, Pawlak, Górski, Sikora
    Baran, Duda, Wilk, Kozłowski, Lis, Sadowski
  `),
  names: {
    pet: {
      forms: list('{word}, Sklep zoologiczny {word}, Sklep zoologiczny {word}, Zoo Chata {town}'),
      words: list(`
        Złota Łapka, Pod Kotem, Merdający Ogon, Kudłaty Przyjaciel, Mruczek, Cztery Pory Psa, Akwarium, Papuga
        U Burka, Wąsaty Kot, Miska i Kość, Ogonek, Futrzak, Kanarek, Koci Kąt, Psia Radość, Jamnik, Chomik
        Kot w Worku, Mokry Nos, Rudy Kocur, Łaciaty, Szczeniak, Kolorowa Rybka, Pan Królik, Łapa w Łapę, Wierny Przyjaciel
      `),
    },
    garden: {
      forms: list('Centrum ogrodnicze {word}, Sklep ogrodniczy {word}'),
      words: list('Pod Jabłonią, Zielony Zakątek, Stokrotka, Bratek, Malwa, Konwalia, Wrzos, Słonecznik, Cis'),
    },
    feed: {
      forms: list('Pasze {family}, Sklep rolniczy {word}, Pasze i nasiona {word}'),
      words: list('Kłos, Ziarno, Snopek, Zagroda, Żniwo, Stodoła, Młyn, Owies'),
    },
    riding: {
      forms: list('Sklep jeździecki {word}'),
      words: list('Galop, Strzemię, Podkowa, Kasztanka, Siwek, Uzda, W Siodle, Kłus, Gniada, Kopyto, Hubertus'),
    },
    vet: {
      forms: list('Lecznica weterynaryjna {word}, Gabinet weterynaryjny {word}'),
      words: list(`
        Pod Lipą, Przy Parku, Na Skarpie, Zdrowy Zwierzak, Na Wzgórzu, Przy Rynku, Arnika, Pod Kasztanem, Przy młynie
        Na Zdrowie, Przy Moście
      `),
    },
  },
  weeks: {
    pet: ['tenToSix', 'highStreet', 'centre', 'tenToEight'],
    garden: ['garden', 'trade'],
    feed: ['trade'],
    riding: ['riding', 'tenToSix'],
    vet: ['surgeryLate', 'surgery'],
  },
  online: { 'Psia Paczka': 'dog', 'Koci Koszyk': 'basket', 'Miska w Drodze': 'bowl', Zwierzakownia: 'rabbit' },
}
