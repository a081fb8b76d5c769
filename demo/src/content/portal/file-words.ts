import type { Language } from '@menagerie/sites/brand-locale'

/** What the files of the portal are called, and the headings of their columns. */
type FileWords = {
  prices: { title: string; description: string }
  order: { title: string; description: string }
  texts: { title: string; description: string }
  columns: {
    number: string
    product: string
    contents: string
    rrp: string
    trade: string
    quantity: string
    text: string
  }
}

export const FILE_WORDS: Record<Language, FileWords> = {
  en: {
    prices: {
      title: 'Price list',
      description: 'All products with recommended and trade prices, for your spreadsheet.',
    },
    order: { title: 'Order form', description: 'Fill in the last column and send us the file.' },
    texts: { title: 'Product texts', description: 'Number, name and text of every product, for your web shop.' },
    columns: {
      number: 'Item no.',
      product: 'Product',
      contents: 'Contents',
      rrp: 'Recommended price',
      trade: 'Trade price',
      quantity: 'Quantity',
      text: 'Text',
    },
  },
  nl: {
    prices: { title: 'Prijslijst', description: 'Alle producten met adviesprijs en inkoopprijs, voor je spreadsheet.' },
    order: { title: 'Bestelformulier', description: 'Vul de laatste kolom in en stuur ons het bestand.' },
    texts: { title: 'Productteksten', description: 'Nummer, naam en tekst van elk product, voor je webwinkel.' },
    columns: {
      number: 'Artikelnr.',
      product: 'Product',
      contents: 'Inhoud',
      rrp: 'Adviesprijs',
      trade: 'Inkoopprijs',
      quantity: 'Aantal',
      text: 'Tekst',
    },
  },
  de: {
    prices: {
      title: 'Preisliste',
      description: 'Alle Produkte mit empfohlenem Preis und Händlerpreis, für Ihre Tabellenkalkulation.',
    },
    order: {
      title: 'Bestellformular',
      description: 'Füllen Sie die letzte Spalte aus und schicken Sie uns die Datei.',
    },
    texts: { title: 'Produkttexte', description: 'Nummer, Name und Text jedes Produkts, für Ihren Onlineshop.' },
    columns: {
      number: 'Artikelnr.',
      product: 'Produkt',
      contents: 'Inhalt',
      rrp: 'Empfohlener Preis',
      trade: 'Händlerpreis',
      quantity: 'Menge',
      text: 'Text',
    },
  },
  fr: {
    prices: {
      title: 'Liste des prix',
      description: 'Tous les produits avec prix conseillé et prix revendeur, pour votre tableur.',
    },
    order: { title: 'Bon de commande', description: 'Remplissez la dernière colonne et envoyez-nous le fichier.' },
    texts: {
      title: 'Textes des produits',
      description: 'Numéro, nom et texte de chaque produit, pour votre boutique en ligne.',
    },
    columns: {
      number: 'Réf.',
      product: 'Produit',
      contents: 'Contenu',
      rrp: 'Prix conseillé',
      trade: 'Prix revendeur',
      quantity: 'Quantité',
      text: 'Texte',
    },
  },
  es: {
    prices: {
      title: 'Lista de precios',
      description: 'Todos los productos con precio recomendado y precio para tiendas, para tu hoja de cálculo.',
    },
    order: { title: 'Hoja de pedido', description: 'Rellena la última columna y envíanos el archivo.' },
    texts: {
      title: 'Textos de los productos',
      description: 'Número, nombre y texto de cada producto, para tu tienda en línea.',
    },
    columns: {
      number: 'Ref.',
      product: 'Producto',
      contents: 'Contenido',
      rrp: 'Precio recomendado',
      trade: 'Precio para tiendas',
      quantity: 'Cantidad',
      text: 'Texto',
    },
  },
  it: {
    prices: {
      title: 'Listino prezzi',
      description: 'Tutti i prodotti con prezzo consigliato e prezzo rivenditore, per il tuo foglio di calcolo.',
    },
    order: { title: 'Modulo d’ordine', description: 'Compila l’ultima colonna e inviaci il file.' },
    texts: {
      title: 'Testi dei prodotti',
      description: 'Numero, nome e testo di ogni prodotto, per il tuo negozio online.',
    },
    columns: {
      number: 'Codice',
      product: 'Prodotto',
      contents: 'Contenuto',
      rrp: 'Prezzo consigliato',
      trade: 'Prezzo rivenditore',
      quantity: 'Quantità',
      text: 'Testo',
    },
  },
  pl: {
    prices: {
      title: 'Cennik',
      description: 'Wszystkie produkty z ceną zalecaną i ceną dla sklepów, do arkusza kalkulacyjnego.',
    },
    order: { title: 'Formularz zamówienia', description: 'Wypełnij ostatnią kolumnę i wyślij nam plik.' },
    texts: {
      title: 'Teksty o produktach',
      description: 'Numer, nazwa i tekst każdego produktu, do sklepu internetowego.',
    },
    columns: {
      number: 'Nr artykułu',
      product: 'Produkt',
      contents: 'Zawartość',
      rrp: 'Cena zalecana',
      trade: 'Cena dla sklepów',
      quantity: 'Liczba',
      text: 'Tekst',
    },
  },
  cs: {
    prices: {
      title: 'Ceník',
      description: 'Všechny výrobky s doporučenou a nákupní cenou, pro váš tabulkový program.',
    },
    order: { title: 'Objednávkový formulář', description: 'Vyplňte poslední sloupec a pošlete nám soubor.' },
    texts: {
      title: 'Texty k výrobkům',
      description: 'Číslo, název a text každého výrobku, do vašeho internetového obchodu.',
    },
    columns: {
      number: 'Č. zboží',
      product: 'Výrobek',
      contents: 'Obsah',
      rrp: 'Doporučená cena',
      trade: 'Nákupní cena',
      quantity: 'Množství',
      text: 'Text',
    },
  },
  hu: {
    prices: { title: 'Árlista', description: 'Minden termék ajánlott és kereskedői árral, táblázatkezelőhöz.' },
    order: { title: 'Rendelőlap', description: 'Töltse ki az utolsó oszlopot, és küldje el nekünk a fájlt.' },
    texts: { title: 'Termékszövegek', description: 'Minden termék száma, neve és szövege, a webáruházába.' },
    columns: {
      number: 'Cikkszám',
      product: 'Termék',
      contents: 'Tartalom',
      rrp: 'Ajánlott ár',
      trade: 'Kereskedői ár',
      quantity: 'Mennyiség',
      text: 'Szöveg',
    },
  },
  ru: {
    prices: { title: 'Прайс-лист', description: 'Все товары с рекомендованной и закупочной ценой, для таблицы.' },
    order: { title: 'Бланк заказа', description: 'Заполните последний столбец и пришлите нам файл.' },
    texts: {
      title: 'Тексты о товарах',
      description: 'Номер, название и текст каждого товара, для вашего интернет-магазина.',
    },
    columns: {
      number: 'Артикул',
      product: 'Товар',
      contents: 'Содержимое',
      rrp: 'Рекомендованная цена',
      trade: 'Закупочная цена',
      quantity: 'Количество',
      text: 'Текст',
    },
  },
  uk: {
    prices: { title: 'Прайс-лист', description: 'Усі товари з рекомендованою та закупівельною ціною, для таблиці.' },
    order: { title: 'Бланк замовлення', description: 'Заповніть останній стовпець і надішліть нам файл.' },
    texts: {
      title: 'Тексти про товари',
      description: 'Номер, назва й текст кожного товару, для вашого інтернет-магазину.',
    },
    columns: {
      number: 'Артикул',
      product: 'Товар',
      contents: 'Вміст',
      rrp: 'Рекомендована ціна',
      trade: 'Закупівельна ціна',
      quantity: 'Кількість',
      text: 'Текст',
    },
  },
  da: {
    prices: {
      title: 'Prisliste',
      description: 'Alle produkter med vejledende pris og forhandlerpris, til dit regneark.',
    },
    order: { title: 'Bestillingsskema', description: 'Udfyld den sidste kolonne, og send os filen.' },
    texts: { title: 'Produkttekster', description: 'Nummer, navn og tekst for hvert produkt, til din webshop.' },
    columns: {
      number: 'Varenr.',
      product: 'Produkt',
      contents: 'Indhold',
      rrp: 'Vejledende pris',
      trade: 'Forhandlerpris',
      quantity: 'Antal',
      text: 'Tekst',
    },
  },
  no: {
    prices: {
      title: 'Prisliste',
      description: 'Alle produkter med veiledende pris og forhandlerpris, til regnearket ditt.',
    },
    order: { title: 'Bestillingsskjema', description: 'Fyll ut den siste kolonnen og send oss filen.' },
    texts: { title: 'Produkttekster', description: 'Nummer, navn og tekst for hvert produkt, til nettbutikken.' },
    columns: {
      number: 'Varenr.',
      product: 'Produkt',
      contents: 'Innhold',
      rrp: 'Veiledende pris',
      trade: 'Forhandlerpris',
      quantity: 'Antall',
      text: 'Tekst',
    },
  },
  sv: {
    prices: {
      title: 'Prislista',
      description: 'Alla produkter med rekommenderat pris och återförsäljarpris, för ditt kalkylark.',
    },
    order: { title: 'Beställningsformulär', description: 'Fyll i den sista kolumnen och skicka filen till oss.' },
    texts: { title: 'Produkttexter', description: 'Nummer, namn och text för varje produkt, till din webbutik.' },
    columns: {
      number: 'Art.nr',
      product: 'Produkt',
      contents: 'Innehåll',
      rrp: 'Rekommenderat pris',
      trade: 'Återförsäljarpris',
      quantity: 'Antal',
      text: 'Text',
    },
  },
  fi: {
    prices: { title: 'Hinnasto', description: 'Kaikki tuotteet suositus- ja jälleenmyyjähinnoin taulukkolaskentaan.' },
    order: { title: 'Tilauslomake', description: 'Täytä viimeinen sarake ja lähetä tiedosto meille.' },
    texts: { title: 'Tuotetekstit', description: 'Jokaisen tuotteen numero, nimi ja teksti, verkkokauppaasi varten.' },
    columns: {
      number: 'Tuotenro',
      product: 'Tuote',
      contents: 'Sisältö',
      rrp: 'Suositushinta',
      trade: 'Jälleenmyyjähinta',
      quantity: 'Määrä',
      text: 'Teksti',
    },
  },
}
