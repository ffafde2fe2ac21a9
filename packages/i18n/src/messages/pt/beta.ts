import type { Messages } from '../../catalogue.ts'

export const beta: Messages<'beta'> = {
  title: 'Ajude a testar o que vem aí',
  lead: 'Procuramos compradores e jogadores que testem as novidades antes de todos e digam com sinceridade o que acham.',
  what: 'O que você faz',
  whatText:
    'Usa as novidades com sua conta real, cerca de uma hora por mês, e responde a algumas perguntas por mensagem.',
  get: 'O que você recebe',
  getText: 'Acesso antecipado às novidades e contato direto com quem faz a loja.',
  who: 'Quem pode participar',
  whoText: 'Qualquer pessoa com uma conta e ao menos um pedido concluído. Você pode sair quando quiser.',
  join: 'Participar com minha conta',
  how: 'A equipe da loja vê seu apelido na lista de testadores e pode convidar você para um teste por e-mail.',
  logIn: 'Entrar para participar',
  needsOrder: 'Você poderá participar assim que um dos seus pedidos for concluído.',
  since: 'Você testa com a gente desde {date}.',
  leave: 'Parar de participar',
  joined: 'Pronto, você está dentro. Obrigado por testar com a gente!',
  left: 'Você não participa mais dos testes. Pode voltar quando quiser.',
}
