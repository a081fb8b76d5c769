import type { ArticleSetWords } from './article-words.ts'
import type { TailwellArticle } from './frames.ts'

export const TAILWELL_ARTICLES_FR: ArticleSetWords<TailwellArticle> = {
  news: {
    path: 'actualites',
    menu: 'Actualités',
    title: 'Les actualités de Tailwell',
    subTitle: 'Du nouveau à la maison, en rayon et dans la prairie',
    meta: 'Les actualités de Tailwell : nouveaux produits, meilleurs emballages et coulisses de la maison.',
    content: '',
  },
  care: {
    path: 'conseils',
    menu: 'Conseils',
    title: 'Nos conseils',
    subTitle: 'Des réponses courtes aux questions de tous les jours',
    meta: 'Comment brosser un chien, comment démarrer un aquarium ? Des conseils pour tous les jours.',
    content: `## À quelle fréquence laver un chien ?
Pour la plupart des chiens, un bain toutes les six à huit semaines suffit. Après une roulade dans quelque chose d’innommable, n’attendez pas.
## Que peut manger un lapin ?
Du foin à volonté, de la verdure fraîche chaque jour, des fruits par exception. Jamais de pain, de pommes de terre ni de sucreries.
## Combien mangent les poissons ?
Moins qu’ils ne le prétendent : deux ou trois petits repas par jour, et un jour par semaine sans repas.`,
  },
  labels: { newest: 'Sur le blog', products: 'Dans cet article' },
  categories: {
    stories: 'Vivre avec un animal',
    'stories-dogs': 'Vivre avec un chien',
    'stories-cats': 'Vivre avec un chat',
    advice: 'Conseils',
    'advice-care': 'Soins',
    'advice-home': 'À la maison',
    news: 'Actualités',
    'news-products': 'Nouveautés',
    'news-company': 'Notre équipe',
  },
  articles: {
    'first-days-with-a-puppy': {
      slug: 'les-premiers-jours-avec-un-chiot',
      title: 'Les premiers jours avec un chiot',
      subTitle: 'Pourquoi le meilleur programme est presque vide',
      summary: 'Un nouveau chien à la maison : ce qui compte la première semaine, et ce qui peut attendre la deuxième.',
      opening: `## Premier jour : ne rien faire
La voiture s’est arrêtée, le panier est ouvert, et un petit chien découvre une maison qui sent l’inconnu. Le meilleur programme pour cette journée, c’est de ne pas en avoir. Asseyez-vous par terre, laissez le chiot venir à vous et demandez à vos amis d’attendre le week-end.
Montrez-lui trois endroits : là où il dort, là où il boit et là où il peut faire ses besoins. Puis montrez-les-lui encore. Un chiot de huit semaines dort jusqu’à vingt heures par jour, et la plupart des soucis de la première semaine ne sont que de la fatigue.`,
      quote: 'Pendant trois jours, le chiot est votre invité. Ensuite, vous comprenez que l’invité, c’est vous.',
      rest: `## Petits pas dehors
Portez votre chiot au jardin après chaque sieste, chaque repas et chaque jeu. Attendez, ne dites rien, et félicitez-le quand il réussit. À l’intérieur, un accident s’essuie sans un mot.
## Les pattes et les oreilles
Touchez une patte pendant une seconde, donnez une friandise et arrêtez. Faites de même avec une oreille. En deux semaines, vous aurez un chien qui reste tranquille pour la brosse et la serviette, ce qui vaut mieux que n’importe quel tour. Pour la suite, lisez notre [conseil sur le brossage](article:brush-before-you-bathe).
- **Dormir :** un panier dans un coin calme, près de votre lit la nuit
- **Manger :** trois ou quatre petits repas, toujours au même endroit
- **Rester seul :** dix minutes suffisent la première semaine`,
    },
    'a-day-for-an-indoor-cat': {
      slug: 'une-belle-journee-pour-un-chat-d-interieur',
      title: 'Une belle journée pour un chat d’intérieur',
      subTitle: 'Quatre pièces peuvent former un grand territoire',
      summary: 'Des fenêtres, de la hauteur et dix minutes de chasse : un appartement où un chat se sent bien.',
      opening: `## La fenêtre est un cinéma
Le territoire d’un chat d’intérieur se limite à quelques pièces : autant qu’elles soient intéressantes. Commencez par la fenêtre. Une tablette solide à hauteur de poitrine, un coussin, une mangeoire à oiseaux dehors : il s’y passe plus de choses qu’à la télévision.
## La hauteur compte aussi
Un chat utilise une pièce dans trois directions. Le dessus d’une armoire, une étagère vide, un poteau avec une plateforme : chaque endroit élevé vaut une pièce de plus. Rapprochez-en deux, et vous avez construit une route.`,
      quote: 'Mon chat a deux pièces au sol et cinq autres dans la bibliothèque.',
      rest: `## Chasser, attraper, manger, dormir
Dans cet ordre, deux fois par jour. Faites glisser un jouet sur le sol comme une proie qui veut s’enfuir, faites-le disparaître derrière une chaise et laissez votre chat l’attraper à la fin. Le repas vient ensuite. Suivent une toilette et un long sommeil, du moins pour le chat.
Cachez une partie de la ration : sous une tasse, dans une boîte à œufs, sur la troisième marche. Un chat qui doit chercher son petit-déjeuner est occupé vingt minutes et mange plus lentement.
## Du nouveau chaque lundi
Rangez les jouets au bout d’une semaine et sortez-en d’autres. Rien n’est plus ennuyeux qu’une souris qui est toujours là.`,
    },
    'new-bottles-from-old': {
      slug: 'de-nouveaux-flacons-avec-les-anciens',
      title: 'De nouveaux flacons avec les anciens',
      subTitle: 'Tous nos flacons sont désormais entièrement en plastique recyclé',
      summary: 'Depuis ce printemps, nos flacons sont entièrement en plastique recyclé. Pourquoi il a fallu deux ans.',
      opening: `Depuis ce mois-ci, tous nos flacons sont en plastique recyclé et en rien d’autre. Jusqu’ici, c’était un peu plus de la moitié. La différence se voit : la matière est légèrement grise, et deux séries ne se ressemblent jamais tout à fait.
## Pourquoi deux ans
Le plastique recyclé est plus rigide, et les premières pompes ont rendu l’âme après un mois au bord de la baignoire. Nous avons essayé onze bouchons. Le douzième est resté en place, même avec des mains mouillées et un chien impatient.`,
      quote: 'Un flacon qui fuit n’économise rien, quelle que soit sa matière.',
      rest: `## Ce qui ne change pas
Le contenu n’a pas changé, les formats non plus. Les magasins vendent d’abord les anciens flacons : les deux seront donc côte à côte jusqu’à l’été.
## Et une fois vide ?
- Rincez le flacon et remettez le bouchon.
- Laissez l’étiquette : elle est faite du même plastique.
- La pompe va avec les autres déchets, car elle contient un petit ressort en acier.
Vous voulez savoir comment nous travaillons ? Lisez notre page [à propos](page:about).`,
    },
    'hay-with-marigold': {
      slug: 'le-foin-au-souci-est-de-retour',
      title: 'Le foin au souci est de retour',
      subTitle: 'La première coupe de l’été est en magasin',
      summary: 'Une prairie tardive, cinq jours secs et de longues tiges : le nouveau foin de prairie au souci est là.',
      opening: `La prairie a pris son temps cette année. Après un mois de mai pluvieux, l’herbe n’était haute qu’à la fin de juin, et nos agriculteurs ont attendu cinq jours secs de suite. Ils sont venus. Le nouveau foin est long et vert, et il sent l’été.
## Une seule coupe, un séchage lent
Nous n’utilisons que la première coupe. Les tiges sont alors les plus longues, et c’est ce qu’il faut aux lapins : ils les mâchent de côté, petit à petit, et usent ainsi leurs dents. Le foin sèche au champ et sur le sol de la grange, pas dans une machine.`,
      quote: 'Mettez le nez dans le sac. Si vous n’avez pas envie de vous y coucher, ce n’est pas du bon foin.',
      rest: `## À quoi servent les fleurs
Les fleurs de souci sont ajoutées à la main. Elles mettent un peu d’orange dans le râtelier et donnent une raison de fouiller. Un lapin qui cherche des fleurs mange plus lentement et s’occupe l’après-midi.
## Dans la limite des stocks
Vous trouverez ce foin en magasin à partir de la deuxième semaine de septembre. Celui de l’an dernier était épuisé en février ; il pourrait donc manquer au printemps.
Vous découvrez les lapins ? Donnez du foin à volonté, frais chaque jour, et le reste en petites quantités. Nos [conseils](page:care) vous en disent plus.`,
    },
    'brush-before-you-bathe': {
      slug: 'brosser-avant-le-bain',
      title: 'Brosser avant le bain',
      subTitle: 'Cinq minutes qui vous épargnent une demi-heure',
      summary: 'Quelle brosse pour quel pelage, par où commencer et comment défaire un nœud sans tirer.',
      opening: `L’eau transforme les petits nœuds en gros nœuds. Cinq minutes de brosse avant le bain vous épargnent une demi-heure de ciseaux après.
## Quelle brosse pour quel pelage
- **Court et lisse :** une brosse en caoutchouc, en cercles
- **Dur :** une brosse à poils fermes, dans le sens du poil
- **Long :** d’abord un peigne à dents larges, puis un peigne fin
- **Laineux :** une carde douce, couche par couche
## De l’arrière vers l’avant
Commencez par la queue, que la plupart des chiens acceptent le mieux, et remontez vers la tête. Écartez le poil d’une main et brossez ce qui se trouve dessous, jusqu’à la peau. Ne tirez jamais sur un nœud : tenez-le près de la peau et défaites-le à partir de la pointe.`,
      quote: 'Arrêtez tant que votre chien y prend plaisir. Demain, il y aura encore cinq minutes.',
      rest: `## Puis l’eau
Tiède, à partir du cou, et la tête en dernier avec un linge humide. Deux minutes de shampooing suffisent ; rincez deux fois plus longtemps que vous ne le pensez. Pressez la serviette au lieu de frotter, et peignez encore une fois quand le poil est presque sec.
À quelle fréquence ? Pour la plupart des chiens, un bain toutes les six à huit semaines est largement suffisant. Entre-temps, une ou deux séances de brosse par semaine gardent le pelage aéré.
## Quand consulter
Vous voyez des zones sans poils, des rougeurs ou beaucoup de pellicules ? Laissez le shampooing dans le placard et faites d’abord examiner la peau par votre vétérinaire.`,
    },
    'starting-an-aquarium': {
      slug: 'demarrer-un-aquarium',
      title: 'Démarrer un aquarium',
      subTitle: 'Quatre semaines de patience, puis les poissons',
      summary:
        'Pourquoi un nouvel aquarium doit tourner quatre semaines avant le premier poisson, semaine par semaine.',
      opening: `## Claire ne veut pas dire prête
Le premier jour, l’eau paraît claire, et pourtant elle n’est pas prête. Les bactéries qui décomposent les déchets doivent d’abord s’installer dans le filtre, et elles prennent leur temps : environ quatre semaines. Les poissons qui arrivent plus tôt nagent dans une eau qui ne sait pas encore se nettoyer.
## Semaine par semaine
1. **Semaine 1.** Rincez le sable et les pierres, plantez densément, remplissez, allumez le filtre et le chauffage.
2. **Semaine 2.** Ajoutez une pincée de nourriture tous les deux jours. Seules les bactéries la mangent, et c’est pour elles.
3. **Semaine 3.** Testez l’eau. Si les nitrites montent, tout se passe comme prévu.
4. **Semaine 4.** Quand les nitrites sont à zéro depuis trois jours, les premiers poissons peuvent arriver.`,
      quote: 'Le meilleur outil pour un nouvel aquarium, c’est un calendrier.',
      rest: `## L’arrivée
Laissez flotter le sac fermé pendant un quart d’heure. Ajoutez-y ensuite une tasse d’eau de l’aquarium toutes les cinq minutes, quatre fois. Sortez les poissons avec une épuisette et laissez l’eau du magasin dehors.
Commencez par un petit groupe d’une seule espèce et attendez deux semaines avant le suivant. Nourrissez une fois par jour, ce qui est mangé en deux minutes.
## Ensuite, toutes les deux semaines
Changez un quart de l’eau, à la même température. Rincez la mousse du filtre dans l’eau que vous avez retirée, jamais sous le robinet : ses bactéries sont celles que vous avez attendues.`,
    },
  },
}
