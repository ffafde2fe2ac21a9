import type { Messages } from '../../catalogue.ts'

export const tickets: Messages<'tickets'> = {
  'may-view': 'Voir les demandes au support',
  'may-answer': 'Répondre aux demandes au support',
  'may-template': 'Écrire des modèles de réponses',
  'act-see': 'A consulté une demande',
  'act-assign': 'A attribué une demande',
  'act-answer': 'A répondu à une demande',
  'act-note': 'A noté quelque chose sur une demande',
  'act-state': 'A résolu ou rouvert une demande',
  'act-merge': 'A réuni une demande avec une autre',
  'act-save-template': 'A enregistré un modèle de réponse',
  'act-remove-template': 'A supprimé un modèle de réponse',
}
