import type { Messages } from '../../catalogue.ts'

export const around: Messages<'around'> = {
  title: 'Votre choix pour les cookies',
  text: 'Il nous faut quelques cookies pour que la boutique fonctionne. Avec votre accord, nous retenons aussi comment vous êtes arrivé ici et chargeons des outils d’autres entreprises pour la connexion et la traduction.',
  accept: 'Tout accepter',
  decline: 'Nécessaires uniquement',
  more: 'En savoir plus',
  cookiesTitle: 'Les cookies et votre choix',
  cookiesLead:
    'Ce que nous gardons dans votre navigateur, pourquoi et combien de temps. Vous pouvez changer d’avis ici à tout moment.',
  cookiesNeeded: 'Toujours nécessaires',
  cookiesNeededText:
    'Votre session, votre panier, la langue, la devise, le fuseau horaire, un numéro d’appareil aléatoire et votre groupe de test. Les deux derniers disparaissent avec votre visite, sauf si vous acceptez davantage. Sans cela, la boutique ne peut ni garder votre session ouverte ni afficher le bon prix.',
  cookiesMore: 'Seulement avec votre accord',
  cookiesMoreText:
    'La provenance de votre visite (30 jours et 360 heures), le numéro d’appareil et le groupe de test pendant un an, la connexion Google en un geste et la traduction des pages. Rien de tout cela n’est chargé avant votre accord, et jamais au paiement, à la connexion ou dans votre compte.',
  cookiesNow:
    '{choice, select, all {Vous avez tout accepté.} essential {Vous n’avez accepté que les cookies nécessaires.} other {Vous n’avez pas encore choisi : seuls les cookies nécessaires sont utilisés.}}',
  offlineTitle: 'Vous êtes hors ligne',
  offlineText:
    'Cette page a besoin d’une connexion. Votre liste de commandes reste lisible telle qu’elle était à votre dernière visite.',
  offlineOrders: 'Mes commandes',
  offlineRetry: 'Réessayer',
  landingTitle: 'Débloquez votre univers de jeu',
  landingLead:
    'Fini le farm : comptes, monnaies, objets et jeux partagés chez des vendeurs vérifiés, qui ne sont payés qu’après réception.',
  landingStart: 'Trouver votre jeu',
  landingJoin: 'Créer un compte',
  landingHow: 'Comment ça marche',
  landingOne: 'Choisissez',
  landingOneText: 'Comparez les vendeurs par prix, note et délai de livraison. Le prix affiché est le prix payé.',
  landingTwo: 'Confiez-nous le paiement',
  landingTwoText: 'Nous conservons votre argent. Le vendeur voit qu’il est là et livre.',
  landingThree: 'Vérifiez, puis confirmez',
  landingThreeText: 'Vous confirmez quand vous avez votre achat. En cas de problème, vous êtes remboursé.',
  landingGames: 'Commencez par ces jeux',
  landingWords: 'Ce que disent les acheteurs',
  landingEvents: 'En ce moment',
  eventTitle: 'Semaine {brand}',
  eventLead:
    'Tout pour {brand} au même endroit : les meilleures offres de chaque type, choisies selon la livraison et les notes.',
  eventOf: 'Le meilleur pour {brand} : {category}',
  eventAll: 'Tout voir : {category}',
  eventNothing: 'Il n’y a rien pour ce jeu en ce moment.',
  betaTitle: 'Aidez-nous à tester la suite',
  betaLead:
    'Nous cherchons des acheteurs et des joueurs qui essaient les nouveautés avant tout le monde et nous disent franchement ce qu’ils en pensent.',
  betaWhat: 'Ce que vous faites',
  betaWhatText:
    'Utiliser les nouveautés avec votre vrai compte, environ une heure par mois, et répondre à quelques questions par message.',
  betaGet: 'Ce que vous recevez',
  betaGetText:
    'Un accès anticipé, un contact direct avec l’équipe de la boutique et des points pour chaque retour utile.',
  betaWho: 'Qui peut participer',
  betaWhoText: 'Toute personne ayant un compte et au moins une commande terminée. Vous pouvez arrêter à tout moment.',
  betaJoin: 'Participer avec mon compte',
  betaHow: 'Créez un compte ou connectez-vous ; les invitations aux tests arrivent dans vos messages.',
  reviewsTitle: 'Ce que les acheteurs disent de {shop}',
  reviewsLead:
    '{count, plural, =0 {Personne n’a encore écrit d’avis.} one {Un avis d’acheteur après une commande terminée.} many {# d’avis d’acheteurs, chacun après une commande terminée.} other {# avis d’acheteurs, chacun après une commande terminée.}}',
  reviewsAverage: '{average} sur 5',
  reviewsOf: 'sur {offer}',
}
