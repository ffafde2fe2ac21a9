import type { Messages } from '../../catalogue.ts'

export const help: Messages<'help'> = {
  title: 'Central de ajuda',
  lead: 'Respostas sobre compras, entrega, proteção, aluguéis e sua conta.',
  search: 'Buscar na ajuda',
  placeholder: 'Como podemos ajudar?',
  find: 'Buscar',
  categories: 'Assuntos da ajuda',
  all: 'Todos os assuntos da ajuda',
  onThisPage: 'Nesta página',
  more: 'Mais sobre este assunto',
  updated: 'Atualizado em {date}',
  nothingTitle: 'Nenhuma resposta para “{keyword}”',
  nothingText: 'Tente outra palavra ou veja todos os assuntos.',
  contactTitle: 'Não encontrou a resposta?',
  contactLead: 'Escreva para nós. Uma pessoa lê e responde.',
  preview: 'Prévia da versão {n}',
  previewText: 'Só quem tem este endereço a vê. Ele deixa de funcionar em uma hora.',
}
