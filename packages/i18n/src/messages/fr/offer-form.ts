import type { Messages } from '../../catalogue.ts'

export const offerForm: Messages<'offerForm'> = {
  description: 'Description de l’offre',
  'description-hint': 'Texte simple. Les retours à la ligne restent tels que vous les saisissez.',
  'description-wrong': 'Veuillez raccourcir la description à {max} caractères',
  'new-title': 'Nouvelle offre',
  'new-lead':
    'Choisissez d’abord ce que vous vendez. Le formulaire demande ensuite ce que les acheteurs veulent savoir.',
  brand: 'Jeu ou marque',
  choose: 'Voir ce qui peut être vendu',
  category: 'Que vendez-vous ?',
  attributes: 'Ce que les acheteurs veulent savoir',
  'attribute-none': 'Non précisé',
  'you-get': 'Vous recevez {amount} par pièce. Notre commission est de {fee} ({percent} %).',
  'stock-now': 'Pièces que vous avez maintenant',
  'unique-hint':
    'Chaque pièce va à un seul acheteur. Enregistrez l’offre, puis ajoutez vos codes ou comptes à son coffre : c’est son stock.',
  delivery: 'Livraison',
  'delivery-chat': 'Je livre dans le chat',
  'delivery-text': 'Chaque acheteur reçoit aussitôt le texte ci-dessous',
  'delivery-words': 'Texte que l’acheteur reçoit',
  save: 'Enregistrer l’offre',
  copy: 'Copier',
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
