import type { Messages } from '../../catalogue.ts'

export const offerForm: Messages<'offerForm'> = {
  description: 'Description de l’offre',
  'description-hint': 'Texte simple. Les retours à la ligne restent tels que vous les saisissez.',
  'description-wrong': 'Veuillez raccourcir la description à {max} caractères',
  unit: 'Nom d’une unité',
  'unit-hint': 'Par exemple : clé, compte, heure. Peut rester vide.',
  'unit-wrong': 'Veuillez raccourcir le nom à {max} caractères',
  min: 'Quantité minimale par commande',
  max: 'Quantité maximale par commande',
  'quantity-wrong': 'Veuillez saisir un nombre entier de 1 à {max}',
  'order-wrong': 'La quantité maximale ne doit pas être inférieure à la minimale',
  minutes: 'Minutes jusqu’à la livraison',
  'minutes-hint': 'Votre engagement envers l’acheteur, compté à partir du paiement.',
  'minutes-wrong': 'Veuillez saisir un nombre entier de minutes de 1 à {max}',
  'changed-meanwhile':
    'Cette offre a été modifiée entre-temps. Votre saisie est toujours là : enregistrez de nouveau pour remplacer l’autre modification.',
}
