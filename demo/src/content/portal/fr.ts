import type { PortalWords } from './portal-words.ts'

export const PORTAL_FR: PortalWords = {
  column: 'Revendeurs',
  press: 'Presse',
  business: {
    path: 'espace-revendeurs',
    menu: 'Devenir revendeur',
    title: 'Espace revendeurs',
    subTitle: '{brand} dans votre rayon, et des personnes qui répondent au téléphone',
    meta: 'Vous souhaitez vendre {brand} ? Ce que nous offrons aux magasins et comment obtenir un accès au portail revendeurs.',
    content: `## Ce que nous vous offrons
- **Des commandes dès un carton.** Les petits magasins comptent aussi.
- **Des images et des textes** pour le rayon, la vitrine et la boutique en ligne.
- **Des réponses de personnes** qui connaissent la gamme, chaque jour ouvré.
## Comment devenir client
Demandez un accès ici, sur le site, avec le nom et l’adresse de votre magasin : cela prend quelques minutes. Nous examinons chaque demande et répondons par e-mail sous deux jours ouvrés.`,
  },
  login: {
    slug: 'connexion',
    title: 'Portail revendeurs : connexion',
    subTitle: 'Pour les magasins qui ont un accès',
    meta: 'Connexion au portail revendeurs de {brand}, pour les magasins qui ont un accès.',
    content: 'Utilisez l’adresse e-mail avec laquelle votre magasin s’est inscrit.',
  },
  portal: {
    slug: 'portail-revendeurs',
    title: 'Portail revendeurs',
    subTitle: 'Heureux de vous revoir',
    content:
      'Voici ce qu’il faut pour vendre {brand} : [des images et des textes](page:portal-material), et [un contact direct](page:portal-contact).',
  },
  material: {
    slug: 'images-et-textes',
    title: 'Images et textes',
    subTitle: 'Pour le rayon, la vitrine et la boutique en ligne',
    content: `## Ce que vous pouvez utiliser
Toutes les images et tous les textes de nos produits, gratuitement et tant que vous les vendez. Montrez l’emballage en entier et dans ses propres couleurs.
## Pour votre boutique en ligne
Le numéro sous le code-barres est celui de nos listes. Le fichier ci-dessous contient tous les noms et textes. Les images sont envoyées sur demande : {mail}.`,
  },
  contact: {
    slug: 'contact',
    title: 'Contact revendeurs',
    subTitle: 'Une personne, pas une file d’attente',
    content: `Votre contact chez {brand} est **{person}**. Écrivez à {personMail} avec votre numéro de client ou demandez à être rappelé.
## Pour quoi
- **Commandes et livraisons :** modifications possibles jusqu’à midi, la veille de l’expédition.
- **Factures et retours :** merci d’indiquer le numéro du bon de livraison.
- **Une visite dans votre magasin :** avec des échantillons, sur rendez-vous.
Nous répondons le jour ouvré même.`,
  },
  training: {
    slug: 'formation',
    title: 'Formation',
    subTitle: 'De courtes leçons pour votre équipe',
    content: 'Dix minutes chacune, pour les matinées calmes au magasin. À imprimer ou à lire ensemble au comptoir.',
    pages: [
      {
        slug: 'cinq-questions-au-comptoir',
        title: 'Cinq questions au comptoir',
        subTitle: 'D’abord demander, ensuite conseiller',
        content: `Qui demande « quelque chose pour mon chien » attend qu’on l’interroge. Cinq questions suffisent.
## Les questions
- **Pour qui est-ce ?** L’espèce, l’âge et le poids. Sans eux, toute réponse est un pari.
- **De quoi s’agit-il ?** Un souhait à la fois : le pelage, le poids, l’hygiène dentaire.
- **Qu’utilisez-vous aujourd’hui ?** Qui est satisfait change en douceur, sur une semaine.
- **Le vétérinaire a-t-il dit quelque chose ?** Alors c’est sa parole qui compte, pas la nôtre.
- **Comment voulez-vous l’utiliser ?** Un spray dans l’entrée sert plus souvent qu’un bain au deuxième étage.
## Et ensuite
Citez deux produits, pas cinq, et dites ce qui les distingue. Mettez l’emballage entre les mains du client : qui a lu l’étiquette revient moins souvent avec des questions.`,
      },
      {
        slug: 'un-rayon-qui-s-explique-tout-seul',
        title: 'Un rayon qui s’explique tout seul',
        subTitle: 'Ordre, hauteur, lumière',
        content: `On regarde un rayon quelques secondes. C’est le temps qu’il faut pour voir où se trouve son animal.
## Trois règles
- **Par animal, puis par usage.** Personne ne cherche une marque quand le chien sent mauvais.
- **Les meilleures ventes à hauteur des yeux,** les grands formats en bas, les petits à la caisse.
- **Deux emballages devant chaque trou.** Un rayon à moitié vide a l’air d’une fin de série.
## Une fois par semaine
Essuyer le rayon, avancer les emballages, vérifier les dates. Une vieille étiquette de prix coûte plus de confiance qu’un prix élevé.`,
      },
    ],
  },
  news: {
    slug: 'actualites',
    title: 'Actualités pour les magasins',
    subTitle: 'Ce qui change, et quand',
    content: 'Ce qui change pour les magasins : dates, présentoirs, nouveaux produits.',
    pages: [
      {
        slug: 'commandes-avant-noel',
        title: 'Commandes avant Noël : jusqu’au 4 décembre',
        subTitle: 'Nous livrons jusqu’au 22 décembre',
        content: `Ce que nous recevons d’ici au vendredi 4 décembre est chez vous avant Noël. Les commandes suivantes quittent notre entrepôt à partir du 4 janvier.
Utilisez le [bon de commande](page:portal) et écrivez « Noël » dans l’objet : votre commande sera préparée en premier.`,
      },
      {
        slug: 'un-nouveau-presentoir-de-comptoir',
        title: 'Un nouveau présentoir de comptoir',
        subTitle: 'Offert à partir de dix cartons',
        content: `Il existe désormais un petit présentoir en bois pour six produits, de 30 cm de large. Il est offert à partir de dix cartons.
Dites à {personMail} quels six produits vous voulez montrer : nous l’envoyons garni.`,
      },
    ],
  },
}
