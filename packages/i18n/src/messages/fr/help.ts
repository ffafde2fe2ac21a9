import type { Messages } from '../../catalogue.ts'

export const help: Messages<'help'> = {
  title: 'Centre d’aide',
  lead: 'Des réponses sur l’achat, la livraison, la protection, les locations et votre compte.',
  search: 'Rechercher dans l’aide',
  placeholder: 'Comment pouvons-nous vous aider ?',
  find: 'Chercher',
  categories: 'Sujets d’aide',
  all: 'Tous les sujets d’aide',
  onThisPage: 'Sur cette page',
  more: 'Plus sur ce sujet',
  updated: 'Mis à jour le {date}',
  nothingTitle: 'Aucune réponse pour « {keyword} »',
  nothingText: 'Essayez un autre mot ou parcourez tous les sujets.',
  contactTitle: 'Pas trouvé de réponse ?',
  contactLead: 'Écris-nous. Une personne lit et répond.',
  preview: 'Aperçu de la version {n}',
  previewText: 'Seules les personnes ayant cette adresse le voient. Elle expire au bout d’une heure.',
}
