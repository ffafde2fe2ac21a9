import type { Messages } from '../../catalogue.ts'

export const chatTemplates: Messages<'chatTemplates'> = {
  title: 'Modèles',
  lead: 'Des réponses que vous écrivez souvent. {buyer}, {order} et {offer} sont remplacés par le nom, le numéro de commande et l’offre de la conversation.',
  'new': 'Nouveau modèle',
  name: 'Titre',
  text: 'Texte',
  save: 'Enregistrer le modèle',
  remove: 'Supprimer',
  insert: 'Insérer un modèle',
  none: 'Aucun modèle pour l’instant',
  'name-wrong': 'Saisissez un titre de {max} caractères au plus',
  'text-wrong': 'Saisissez un texte de {max} caractères au plus',
  saved: 'Modèle enregistré.',
  removed: 'Modèle supprimé.',
  back: 'Retour aux messages',
  'remove-one': 'Supprimer le modèle {name}',
  'remove-text': 'Il disparaît définitivement. Les messages envoyés restent.',
}
