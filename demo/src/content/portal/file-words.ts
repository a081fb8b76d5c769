import type { Language } from '@menagerie/sites/brand-locale'

/** What the files of the portal are called, and the headings of their columns. */
type FileWords = {
  prices: { title: string; description: string }
  order: { title: string; description: string }
  columns: { number: string; product: string; contents: string; rrp: string; trade: string; quantity: string }
}

export const FILE_WORDS: Record<Language, FileWords> = {
  en: {
    prices: {
      title: 'Price list',
      description: 'All products with recommended and trade prices, for your spreadsheet.',
    },
    order: { title: 'Order form', description: 'Fill in the last column and send us the file.' },
    columns: {
      number: 'Item no.',
      product: 'Product',
      contents: 'Contents',
      rrp: 'Recommended price',
      trade: 'Trade price',
      quantity: 'Quantity',
    },
  },
  nl: {
    prices: { title: 'Prijslijst', description: 'Alle producten met adviesprijs en inkoopprijs, voor je spreadsheet.' },
    order: { title: 'Bestelformulier', description: 'Vul de laatste kolom in en stuur ons het bestand.' },
    columns: {
      number: 'Artikelnr.',
      product: 'Product',
      contents: 'Inhoud',
      rrp: 'Adviesprijs',
      trade: 'Inkoopprijs',
      quantity: 'Aantal',
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
    columns: {
      number: 'Artikelnr.',
      product: 'Produkt',
      contents: 'Inhalt',
      rrp: 'Empfohlener Preis',
      trade: 'Händlerpreis',
      quantity: 'Menge',
    },
  },
  fr: {
    prices: {
      title: 'Liste des prix',
      description: 'Tous les produits avec prix conseillé et prix revendeur, pour votre tableur.',
    },
    order: { title: 'Bon de commande', description: 'Remplissez la dernière colonne et envoyez-nous le fichier.' },
    columns: {
      number: 'Réf.',
      product: 'Produit',
      contents: 'Contenu',
      rrp: 'Prix conseillé',
      trade: 'Prix revendeur',
      quantity: 'Quantité',
    },
  },
  es: {
    prices: {
      title: 'Lista de precios',
      description: 'Todos los productos con precio recomendado y precio para tiendas, para tu hoja de cálculo.',
    },
    order: { title: 'Hoja de pedido', description: 'Rellena la última columna y envíanos el archivo.' },
    columns: {
      number: 'Ref.',
      product: 'Producto',
      contents: 'Contenido',
      rrp: 'Precio recomendado',
      trade: 'Precio para tiendas',
      quantity: 'Cantidad',
    },
  },
  it: {
    prices: {
      title: 'Listino prezzi',
      description: 'Tutti i prodotti con prezzo consigliato e prezzo rivenditore, per il tuo foglio di calcolo.',
    },
    order: { title: 'Modulo d’ordine', description: 'Compila l’ultima colonna e inviaci il file.' },
    columns: {
      number: 'Codice',
      product: 'Prodotto',
      contents: 'Contenuto',
      rrp: 'Prezzo consigliato',
      trade: 'Prezzo rivenditore',
      quantity: 'Quantità',
    },
  },
  pl: {
    prices: {
      title: 'Cennik',
      description: 'Wszystkie produkty z ceną zalecaną i ceną dla sklepów, do arkusza kalkulacyjnego.',
    },
    order: { title: 'Formularz zamówienia', description: 'Wypełnij ostatnią kolumnę i wyślij nam plik.' },
    columns: {
      number: 'Nr artykułu',
      product: 'Produkt',
      contents: 'Zawartość',
      rrp: 'Cena zalecana',
      trade: 'Cena dla sklepów',
      quantity: 'Liczba',
    },
  },
  cs: {
    prices: {
      title: 'Ceník',
      description: 'Všechny výrobky s doporučenou a nákupní cenou, pro váš tabulkový program.',
    },
    order: { title: 'Objednávkový formulář', description: 'Vyplňte poslední sloupec a pošlete nám soubor.' },
    columns: {
      number: 'Č. zboží',
      product: 'Výrobek',
      contents: 'Obsah',
      rrp: 'Doporučená cena',
      trade: 'Nákupní cena',
      quantity: 'Množství',
    },
  },
  hu: {
    prices: { title: 'Árlista', description: 'Minden termék ajánlott és kereskedői árral, táblázatkezelőhöz.' },
    order: { title: 'Rendelőlap', description: 'Töltse ki az utolsó oszlopot, és küldje el nekünk a fájlt.' },
    columns: {
      number: 'Cikkszám',
      product: 'Termék',
      contents: 'Tartalom',
      rrp: 'Ajánlott ár',
      trade: 'Kereskedői ár',
      quantity: 'Mennyiség',
    },
  },
  ru: {
    prices: { title: 'Прайс-лист', description: 'Все товары с рекомендованной и закупочной ценой, для таблицы.' },
    order: { title: 'Бланк заказа', description: 'Заполните последний столбец и пришлите нам файл.' },
    columns: {
      number: 'Артикул',
      product: 'Товар',
      contents: 'Содержимое',
      rrp: 'Рекомендованная цена',
      trade: 'Закупочная цена',
      quantity: 'Количество',
    },
  },
  uk: {
    prices: { title: 'Прайс-лист', description: 'Усі товари з рекомендованою та закупівельною ціною, для таблиці.' },
    order: { title: 'Бланк замовлення', description: 'Заповніть останній стовпець і надішліть нам файл.' },
    columns: {
      number: 'Артикул',
      product: 'Товар',
      contents: 'Вміст',
      rrp: 'Рекомендована ціна',
      trade: 'Закупівельна ціна',
      quantity: 'Кількість',
    },
  },
  da: {
    prices: {
      title: 'Prisliste',
      description: 'Alle produkter med vejledende pris og forhandlerpris, til dit regneark.',
    },
    order: { title: 'Bestillingsskema', description: 'Udfyld den sidste kolonne, og send os filen.' },
    columns: {
      number: 'Varenr.',
      product: 'Produkt',
      contents: 'Indhold',
      rrp: 'Vejledende pris',
      trade: 'Forhandlerpris',
      quantity: 'Antal',
    },
  },
  no: {
    prices: {
      title: 'Prisliste',
      description: 'Alle produkter med veiledende pris og forhandlerpris, til regnearket ditt.',
    },
    order: { title: 'Bestillingsskjema', description: 'Fyll ut den siste kolonnen og send oss filen.' },
    columns: {
      number: 'Varenr.',
      product: 'Produkt',
      contents: 'Innhold',
      rrp: 'Veiledende pris',
      trade: 'Forhandlerpris',
      quantity: 'Antall',
    },
  },
  sv: {
    prices: {
      title: 'Prislista',
      description: 'Alla produkter med rekommenderat pris och återförsäljarpris, för ditt kalkylark.',
    },
    order: { title: 'Beställningsformulär', description: 'Fyll i den sista kolumnen och skicka filen till oss.' },
    columns: {
      number: 'Art.nr',
      product: 'Produkt',
      contents: 'Innehåll',
      rrp: 'Rekommenderat pris',
      trade: 'Återförsäljarpris',
      quantity: 'Antal',
    },
  },
  fi: {
    prices: { title: 'Hinnasto', description: 'Kaikki tuotteet suositus- ja jälleenmyyjähinnoin taulukkolaskentaan.' },
    order: { title: 'Tilauslomake', description: 'Täytä viimeinen sarake ja lähetä tiedosto meille.' },
    columns: {
      number: 'Tuotenro',
      product: 'Tuote',
      contents: 'Sisältö',
      rrp: 'Suositushinta',
      trade: 'Jälleenmyyjähinta',
      quantity: 'Määrä',
    },
  },
}
