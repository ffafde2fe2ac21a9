import type { Messages } from '../../catalogue.ts'

export const offerTranslations: Messages<'offerTranslations'> = {
  title: 'Traductions',
  lead: 'Qui lit une langue voit votre traduction et, sur demande, l’original. Reformuler l’original supprime toutes les traductions.',
  languages: 'Langues',
  original: 'Texte original : {language}',
  into: 'Traduction : {language}',
  done: '{language}, traduit',
  none: 'La boutique n’a pas d’autre langue.',
  save: 'Enregistrer la traduction',
  remove: 'Supprimer la traduction',
  stale: 'L’original a été reformulé entre-temps. Regardez-le et enregistrez de nouveau.',
  ask: 'Reformuler supprime vos traductions : {languages}. Enregistrez de nouveau pour le faire.',
  gone: 'Vous avez reformulé l’original ; ces traductions ont été supprimées : {languages}',
  'remove-text':
    'Le titre et la description en {language} disparaissent définitivement. Les lecteurs voient l’original à la place.',
  suggest: 'Suggérer une traduction',
  suggested: 'Suggestion automatique',
  'suggested-text': 'Relisez-la et corrigez-la. Les acheteurs ne voient rien avant que vous enregistriez.',
  'take-back': 'Remettre mon texte',
}
