import type { Messages } from '../../catalogue.ts'

export const betaDesk: Messages<'betaDesk'> = {
  title: 'Testadores',
  lead: 'Compradores que testam as novidades primeiro. Entraram por conta própria e podem sair quando quiserem.',
  none: 'Ninguém entrou ainda. A loja convida compradores na página de testes.',
  who: 'Pessoa',
  joined: 'Desde',
  invite: 'Convidar para um teste',
  'invite-lead':
    '{n, plural, one {Escreve para # pessoa} many {Escreve para # pessoas} other {Escreve para # pessoas}}, cada uma no seu idioma. Se faltar, no primeiro.',
  path: 'Página do teste',
  'path-hint': 'Um caminho da loja, como {path}',
  'path-wrong': 'Digite um caminho da loja, como {path}',
  send: 'Enviar o convite',
  ask: '{n, plural, one {Escrever agora para # pessoa? Não dá para desfazer.} many {Escrever agora para # pessoas? Não dá para desfazer.} other {Escrever agora para # pessoas? Não dá para desfazer.}}',
  sent: '{n, plural, one {O convite vai para # pessoa.} many {O convite vai para # pessoas.} other {O convite vai para # pessoas.}}',
  earlier: 'Convites',
  'earlier-none': 'Nenhum convite foi enviado ainda.',
  'sent-at': 'Enviado',
  invited: 'E-mails',
}
