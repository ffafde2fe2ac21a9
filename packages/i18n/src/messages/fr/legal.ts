import type { Messages } from '../../catalogue.ts'

export const legal: Messages<'legal'> = {
  holds: 'En vigueur depuis le {date}',
  held: 'Une version antérieure : en vigueur du {from} au {to}.',
  current: 'Lire la version en vigueur',
  versions: 'Toutes les versions',
  version: 'Version {n}, depuis le {date}',
  agreeTitle: 'Veuillez accepter nos conditions',
  agreeLead:
    'Nous le demandons une fois pour cette version, avant votre prochain achat. Nous enregistrons votre accord et sa date.',
  agreeLabel: 'J’ai lu les conditions et je les accepte',
  agreeMissing: 'Cochez la case pour accepter',
  agreeButton: 'Accepter et continuer',
  later: 'Pas maintenant',
  signUpAgree: 'J’accepte les conditions de cette boutique',
  purchaseAgree: 'En commandant, vous acceptez les conditions de cette boutique.',
}
