import type { Messages } from '../../catalogue.ts'

export const consent: Messages<'consent'> = {
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
}
