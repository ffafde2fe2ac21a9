import type { Messages } from '../../catalogue.ts'

export const passport: Messages<'passport'> = {
  title: 'Passeport du compte',
  metaText: 'Contrôles, marques et dates de ce compte : {title}',
  lead: 'Chaque tampon porte sa date. Quelqu’un l’a signé, ou la boutique le calcule.',
  account: 'Le compte',
  stamps: 'Tampons',
  listed: 'En vente',
  since: 'depuis le {date}',
  checked: 'Contrôlé par l’équipe de {shop}',
  on: 'le {date}',
  identity: 'Identité du vendeur vérifiée',
  deposit: 'Dépôt versé',
  indemnity: 'Responsabilité acceptée',
  insured: 'Assuré {days} jours',
  insuredFrom: 'à partir de la livraison',
  asOf: 'État au {date}',
  genuine: 'Une copie peut être falsifiée. Seule cette page fait foi : {address}',
  print: 'Imprimer',
  back: 'Retour à l’offre',
}
