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
Envoyez le nom et l’adresse de votre magasin à {mail}. Nous examinons chaque demande et répondons sous deux jours ouvrés.
Vous avez déjà un accès ? [Connectez-vous](page:business-login).`,
  },
  login: {
    slug: 'connexion',
    title: 'Connexion',
    subTitle: 'Pour les magasins qui ont un accès',
    meta: 'Connexion au portail revendeurs de {brand}, pour les magasins qui ont un accès.',
    content:
      'Utilisez l’adresse e-mail avec laquelle votre magasin s’est inscrit. Pas encore d’accès ? [Voici comment l’obtenir](page:business).',
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
Le numéro sous le code-barres est celui de nos listes. Demandez le fichier avec tous les noms, textes et images : {mail}.`,
  },
  contact: {
    slug: 'contact',
    title: 'Contact revendeurs',
    subTitle: 'Une personne, pas une file d’attente',
    content:
      'Une question sur une commande, une livraison ou une facture ? Écrivez à {mail} en indiquant votre numéro de client. Nous répondons le jour ouvré même.',
  },
}
