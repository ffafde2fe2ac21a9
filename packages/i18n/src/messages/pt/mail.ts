import type { Messages } from '../../catalogue.ts'

export const mail: Messages<'mail'> = {
  codeSubject: 'Seu código de verificação de {company}',
  codeLogin: 'Use este código para entrar:',
  codeRegister: 'Boas-vindas! Use este código para criar sua conta:',
  codeReset: 'Use este código para definir uma nova senha:',
  codeBind: 'Use este código para confirmar seu endereço de e-mail:',
  codeUnbind: 'Use este código para remover seu endereço de e-mail:',
  codeValid:
    'O código vale por {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} e funciona uma só vez.',
  codeIgnore: 'Se você não pediu, pode ignorar esta mensagem. Nunca pediremos este código a você.',
  passwordChangedSubject: 'Sua senha foi alterada',
  passwordChangedBody:
    'A senha da sua conta de {company} acabou de ser alterada, e os outros dispositivos foram desconectados.',
  sessionReuseSubject: 'Encerramos sua sessão para proteger sua conta',
  sessionReuseBody:
    'Alguém usou de novo uma sessão antiga da sua conta de {company}. Ela pode ter sido copiada, então a encerramos em todos os dispositivos que a compartilhavam. Entre novamente.',
  emailChangedSubject: 'O e-mail da sua conta foi alterado',
  emailChangedBody:
    'O endereço de e-mail da sua conta de {company} acabou de ser alterado ou removido, e os outros dispositivos foram desconectados.',
  identityLinkedSubject: 'Uma nova forma de entrar foi adicionada',
  identityLinkedBody: 'Um novo login acabou de ser vinculado à sua conta de {company}.',
  loginAttackSubject: 'Alguém está a tentar palavras-passe para a sua conta',
  loginAttackBody:
    'Hoje foram tentadas muitas palavras-passe erradas para a sua conta {company}. Onde já iniciou sessão pode entrar como sempre; noutros locais podemos pedir-lhe um código enviado por e-mail.',
  factorAddedSubject: 'Entrada em duas etapas ativada',
  factorAddedBody:
    'Um aplicativo autenticador acabou de ser conectado à sua conta {company}. Para entrar e trabalhar agora também é preciso o código dele.',
  factorRemovedSubject: 'Entrada em duas etapas desativada',
  factorReducedSubject: 'Sua entrada em duas etapas mudou',
  factorReducedBody:
    'Um aplicativo autenticador ou uma chave de acesso da sua conta {company} acabou de ser removido, e outros dispositivos foram desconectados. A entrada em duas etapas continua ativada.',
  factorRemovedBody:
    'A última segunda etapa da sua conta {company} acabou de ser removida, e outros dispositivos foram desconectados.',
  passkeyAddedSubject: 'Uma chave de acesso foi adicionada',
  passkeyAddedBody:
    'Uma chave de acesso acabou de ser adicionada à sua conta {company}. Ela é pedida, ou um código no lugar dela, quando você entra para trabalhar.',
  recoveryCodeUsedSubject: 'Um código de recuperação foi usado',
  recoveryCodeUsedBody: 'Alguém acabou de entrar na sua conta {company} com um dos seus códigos de recuperação.',
  notYou: 'Se não foi você, redefina sua senha agora.',
  memberInvitedSubject: '{name} convida você para a equipe',
  memberInvitedBody:
    'Você foi convidado a trabalhar com {name} na {company}. Entre ou crie uma conta com este endereço de e-mail e aceite o convite.',
  memberInvitedOnce:
    'O link é só para {email}, funciona uma vez e vale por {days, plural, one {# dia} many {# de dias} other {# dias}}. Se você não o esperava, ignore esta mensagem.',
  memberInvitedLink: 'Aceitar o convite',
  footer: 'Enviado por {company}. Não responda a esta mensagem.',
  deliverySubject: 'Seu pedido chegou: {title}',
  deliveryIntro: 'Obrigado pelo seu pedido {orderId}. Aqui está o que você comprou: {title}',
  deliveryLogin: 'Login',
  deliveryPassword: 'Senha',
  deliveryEmail: 'E-mail',
  deliveryCode: 'Código',
  deliveryNote: 'Detalhes',
  deliveryOutro:
    'Confira se tudo funciona e depois confirme o recebimento na sua conta. Guarde estes dados só para você; nunca os pedimos.',
  deliveryLink: 'Abrir o pedido',
  passActiveSubject: 'Seu Family Game PASS está ativo',
  passActiveBody: 'Seu Family Game PASS vale até {until}. Obrigado!',
  passFailedSubject: 'Não conseguimos renovar seu Family Game PASS',
  passFailedBody:
    'Nada foi cobrado no seu cartão. Vamos tentar de novo até {until}; você também pode pagar por conta própria ou desativar a renovação nas configurações da conta.',
  passLink: 'Abrir minha assinatura',
  releaseAlertSubject: 'Livre de novo: {title}',
  releaseAlertBody: 'A conta que você esperava pode ser alugada de novo: {title}',
  priceAlertSubject: 'Agora {price}: {title}',
  priceAlertBody: 'Uma oferta que você acompanha está abaixo do seu preço. Agora custa {price}: {title}',
  alertOnce: 'Você nos pediu este aviso. Escrevemos só uma vez; nada está reservado para você.',
  alertLink: 'Abrir a oferta',
  alertUnsubscribe: 'Não receber mais e-mails deste tipo',
  receiptSubject: 'Recebemos seu pagamento de {amount}',
  receiptBody: 'Obrigado! Recebemos {amount} pela sua compra {purchaseId}:',
  receiptLink: 'Ver meus pedidos',
  orderPaidSubject: 'Você vendeu: {title}',
  orderPaidBody:
    'O pedido {orderId} de {amount} foi pago. O que nós mesmos entregamos já está a caminho; o restante espera por você na central do vendedor.',
  rentalEndingSubject: 'Seu aluguel termina em 24 horas: {title}',
  rentalEndingBody:
    'O aluguel do pedido {orderId} termina em 24 horas. Termine o que está jogando e saia da conta a tempo.',
  declaredFailedSubject: 'Entregue manualmente, por favor: {title}',
  declaredFailedBody:
    'O seu programa não forneceu todas as unidades do pedido {orderId}. Entregue manualmente o que falta até {until}. A central do vendedor mostra as respostas do seu programa em Acesso por API.',
  unitWaitingSubject: 'Uma conta espera novos dados de acesso: {title}',
  unitWaitingBody:
    'O aluguel do pedido {orderId} terminou. Troque a senha da conta e informe os novos dados na central do vendedor; até lá, ninguém pode alugá-la.',
  refundAutomaticSubject: 'Seu dinheiro está voltando: {title}',
  refundAutomaticBody:
    'O vendedor não respondeu à sua solicitação de reembolso do pedido {orderId} em 48 horas. Devolvemos {amount} pelo mesmo meio com que você pagou.',
  refundMissedSubject: 'Reembolsado sem a sua resposta: {title}',
  refundMissedBody:
    'Você não respondeu à solicitação de reembolso do pedido {orderId} em 48 horas, por isso {amount} foram devolvidos automaticamente ao comprador.',
  refundAskedSubject: 'Um comprador pede reembolso: {title}',
  refundAskedBody:
    'Responda à solicitação de reembolso do pedido {orderId} em até 48 horas; sem resposta, {amount} são devolvidos automaticamente.',
  refundAcceptedSubject: 'Seu reembolso foi aceito: {title}',
  refundAcceptedBody:
    'O vendedor aceitou sua solicitação de reembolso do pedido {orderId}. Devolvemos {amount} pelo mesmo meio com que você pagou.',
  partOfferedSubject: 'O vendedor oferece parte do preço de volta: {title}',
  partOfferedBody:
    'O vendedor recusou o reembolso total do pedido {orderId} e oferece {amount} de volta. Você pode aceitar na página do pedido ou abrir uma disputa.',
  partRefundedSubject: 'Parte do preço volta para o comprador: {title}',
  partRefundedBody:
    '{amount} do pedido {orderId} voltam para o comprador. O vendedor recebe o restante, e o pedido termina.',
  refundRefusedSubject: 'Sua solicitação de reembolso foi recusada: {title}',
  refundRefusedBody:
    'O vendedor recusou sua solicitação de reembolso do pedido {orderId}. Você tem 72 horas para abrir uma disputa e levar o caso ao nosso atendimento.',
  disputeAnsweredSubject: 'O vendedor respondeu à sua disputa: {title}',
  disputeAnsweredBody:
    'A declaração do vendedor sobre o pedido {orderId} está na página do seu pedido. O atendimento analisa os dois lados e decide.',
  disputeOpenedSubject: 'Um comprador abriu uma disputa: {title}',
  disputeOpenedBody:
    'Nosso atendimento analisa o pedido {orderId} e decide. Até lá, {amount} ficam guardados. Adicione à conversa do pedido tudo o que puder ajudar.',
  disputeRefundSubject: 'A disputa foi decidida: {title}',
  disputeRefundBody:
    'Nosso atendimento decidiu a disputa sobre o pedido {orderId} a favor do comprador. Reembolso: {amount}.',
  disputeSellerSubject: 'A disputa foi decidida: {title}',
  disputeSellerBody:
    'Nosso atendimento decidiu a disputa sobre o pedido {orderId} a favor do vendedor. O pedido é considerado recebido.',
  claimPaidSubject: 'Sua solicitação ao seguro foi aceita: {title}',
  claimPaidBody:
    'O seguro contra roubo cobre o pedido {orderId}. Devolvemos {amount} pelo mesmo meio com que você pagou.',
  claimRefusedSubject: 'Sua solicitação ao seguro foi recusada: {title}',
  claimRefusedBody:
    'Analisamos sua solicitação para o pedido {orderId} e não pudemos aceitá-la. O motivo está no seu pedido.',
  sellerDeliveredSubject: 'Seu vendedor entregou: {title}',
  sellerDeliveredBody:
    'Seu vendedor entregou o pedido {orderId}. Você encontra os dados na sua conta, no pedido e na conversa.',
  confirmUntil:
    'Verifique e confirme o recebimento. Se você não disser nada até {until}, o pedido conta como recebido e o vendedor é pago.',
  confirmSoonSubject: 'Está tudo certo com seu pedido? {title}',
  confirmSoonBody:
    'O pedido {orderId} conta como recebido em {until}, e o vendedor é pago. Se algo estiver errado, peça um reembolso antes disso.',
  answerSoonSubject: 'Um pedido de reembolso espera sua resposta: {title}',
  answerSoonBody:
    'Responda ao pedido de reembolso do pedido {orderId} até {until}; sem resposta, {amount} voltam automaticamente.',
  disputeSoonSubject: 'O prazo para abrir uma disputa está acabando: {title}',
  disputeSoonBody:
    'Seu pedido de reembolso do pedido {orderId} foi recusado. Você pode levar o caso ao nosso atendimento até {until}; depois ele é encerrado.',
  lowStockSubject: 'O estoque está acabando: {title}',
  lowStockBody: 'Peças restantes: {count}. Adicione unidades ao cofre desta oferta antes que ela se esgote.',
  unitClaimedSubject: 'Um comprador diz que uma unidade não funciona: {title}',
  unitClaimedBody:
    'O comprador do pedido {orderId} diz que uma unidade entregue não funciona. Troque-a, devolva o preço ou recuse até {until}; depois disso, o comprador pode abrir uma disputa.',
  unitClaimSoonSubject: 'Uma reclamação aguarda sua resposta: {title}',
  unitClaimSoonBody: 'Responda até {until} à reclamação sobre uma unidade do pedido {orderId}.',
  unitClaimMissedSubject: 'O prazo para responder a uma reclamação acabou: {title}',
  unitClaimMissedBody:
    'Você não respondeu à reclamação sobre uma unidade do pedido {orderId}. O comprador já pode abrir uma disputa. Você ainda pode trocar a unidade no cofre.',
  unitClaimWithdrawnSubject: 'O comprador retirou uma reclamação: {title}',
  unitClaimWithdrawnBody: 'A unidade do pedido {orderId} funciona. Você não precisa responder.',
  unitRefundedSubject: 'O preço de uma unidade volta para você: {title}',
  unitRefundedBody: '{amount} do pedido {orderId} voltam para você, porque uma unidade não funcionava.',
  unitClaimRefusedSubject: 'O vendedor recusou sua reclamação: {title}',
  unitClaimRefusedBody:
    'O vendedor diz que a unidade do pedido {orderId} funciona. Se você discorda, abra uma disputa até {until}.',
  unitClaimUnansweredSubject: 'O vendedor não respondeu à sua reclamação: {title}',
  unitClaimUnansweredBody:
    'O vendedor não respondeu a tempo à sua reclamação sobre uma unidade do pedido {orderId}. Você pode abrir uma disputa até {until}; depois disso, o pedido é concluído.',
  planFailedSubject: 'Uma mudança planejada não foi feita: {title}',
  planFailedBody: 'A mudança planejada para {until} não foi possível. A página de mudanças planejadas diz por quê.',
  planFailedLink: 'Mudanças planejadas',
  unitReplacedSubject: 'Uma substituição para o seu pedido: {title}',
  unitReplacedBody:
    'O vendedor substituiu uma parte do pedido {orderId} que não funcionava. Abra o pedido para ver os novos dados; eles não são enviados por e-mail.',
  deliverSoonSubject: 'Uma entrega vence em breve: {title}',
  deliverSoonBody: 'Entregue o pedido {orderId} até {until}. Uma entrega atrasada aparece no seu histórico.',
  passNotRenewedSubject: 'O seu Family Game PASS não é renovado',
  passNotRenewedBody:
    'O Family Game PASS não está à venda neste momento. O seu vale até {until}. Não é renovado e nada é cobrado.',
  passEndingSubject: 'Seu Family Game PASS termina em breve',
  passEndingBody:
    'Seu Family Game PASS termina em {until} e não se renova sozinho. Você pode prolongá-lo na sua conta.',
  passRenewingSubject: 'Seu Family Game PASS renova em breve',
  passRenewingBody:
    'Seu Family Game PASS vale até {until}. Cobramos seu cartão um dia antes; você pode desativar a renovação na sua conta.',
  unreadSubject: '{name} escreveu para você',
  unreadBody: 'Você tem uma mensagem não lida de {name}. Avisamos só uma vez até você ler.',
  unreadLink: 'Abrir a conversa',
  complaintRefusedSubject: 'Resposta à sua reclamação sobre o aluguel: {title}',
  complaintRefusedBody:
    'Analisamos sua reclamação sobre o aluguel do pedido {orderId} e não pudemos aceitá-la. Você encontra o motivo no seu pedido.',
  ticketReceivedSubject: 'Recebemos sua solicitação {number}',
  ticketReceivedBody:
    'Uma pessoa vai ler e responder por e-mail. O botão leva à sua solicitação, onde você pode escrever de novo.',
  ticketAnswerSubject: 'Resposta à sua solicitação {number}',
  ticketSolvedBody: 'Marcamos sua solicitação como resolvida. Se não estiver, escreva de novo e continuamos.',
  ticketLink: 'Abrir a solicitação',
  restDueSubject: 'Faltam unidades: {title}',
  restDueBody:
    'O estoque não bastou e o pedido {orderId} foi entregue só em parte (faltam: {pieces}). Entregue o restante até {until} ou faça o reembolso. Depois disso, o valor volta automaticamente ao comprador.',
  restSoonSubject: 'O que falta vence em breve: {title}',
  restSoonBody:
    'Ainda faltam unidades no pedido {orderId} (faltam: {pieces}). Se não forem entregues até {until}, o valor volta automaticamente ao comprador.',
  restOverdueSubject: 'O que faltava foi reembolsado: {title}',
  restOverdueBody:
    '{amount} do pedido {orderId} voltaram ao comprador, porque nem tudo foi entregue a tempo (faltavam: {pieces}).',
  restRefundedSubject: 'Reembolso do que não chegou: {title}',
  restRefundedBody:
    '{amount} do pedido {orderId} estão voltando para a sua forma de pagamento, porque nem tudo foi entregue (faltavam: {pieces}).',
  restUntil:
    'O vendedor tem até {until} para entregar o restante. O que faltar então será reembolsado automaticamente a você.',
  sellerCancelledSubject: 'O vendedor não pode entregar: {title}',
  sellerCancelledBody:
    'O vendedor não pode entregar o pedido {orderId} e o encerrou. {amount} estão voltando para a forma de pagamento usada.',
  wordsGoneSubject: 'Suas palavras sobre "{title}" não são mais exibidas',
  wordsGoneBody:
    '{part, select, reply {Sua resposta à avaliação não é mais exibida.} other {Sua avaliação é exibida sem as palavras. A nota permanece e conta.}} Se isso estiver errado, escreva para nós: podemos exibir as palavras de novo.',
  betaWhy: 'Você recebe este e-mail porque testa novidades conosco. Pode parar quando quiser: {address}',
  betaLink: 'Abrir o teste',
  replacedByStaffSubject: 'O apoio substituiu um artigo do seu pedido: {title}',
  replacedByStaffBody:
    'O serviço ao cliente deu-lhe outra unidade no lugar de uma que não funcionava no pedido {orderId}. Abra o pedido para a ver. O preço mantém-se. O motivo:',
  replacementAskedSubject: 'Pedimos uma substituição para o seu pedido: {title}',
  replacementAskedBody:
    'O serviço ao cliente pediu ao vendedor uma substituição no pedido {orderId}. Os seus direitos neste pedido mantêm-se. O motivo:',
  staffReplacedSubject: 'O apoio substituiu uma unidade da sua venda: {title}',
  staffReplacedBody:
    'O serviço ao cliente tirou uma unidade do seu cofre para substituir uma que não funcionava no pedido {orderId}. A antiga fica guardada como substituída. O dinheiro do pedido mantém-se. O motivo:',
  replacementWantedSubject: 'Um pedido precisa de substituição: {title}',
  replacementWantedBody:
    'Um artigo do pedido {orderId} não funciona. Dê outra unidade ao comprador: encha o cofre e substitua-a na página do pedido, ou escreva-lhe. Até lá, ele pode abrir uma disputa. O serviço ao cliente escreve:',
  partGivenSubject: 'O vendedor devolve uma parte do preço: {title}',
  partGivenBody:
    '{amount} do pedido {orderId} estão voltando para a sua forma de pagamento. O pedido continua com o resto.',
  messageActSubject: 'Sobre uma mensagem da sua conversa com {name}',
  messageAct:
    '{act, select, hide {Removemos uma mensagem desta conversa. Nenhum de vocês vê mais a mensagem nem seus arquivos.} restore {Voltamos a exibir uma mensagem desta conversa que havíamos removido.} warned {Uma mensagem sua desrespeita nossas regras. Respeite-as: fechamos contas que não o fazem.} warn {Analisamos uma mensagem que você denunciou e advertimos o autor.} other {Uma mensagem desta conversa foi denunciada. Analisamos, e ela fica.}}',
  messageReason:
    'Motivo: {reason, select, insult {Ofensa ou ameaça} personal_data {Dados pessoais} advertisement {Propaganda} off_platform {Negócio fora da loja} illegal {Conteúdo ilegal} other {Outro motivo}}',
  messageMine: 'Foi você quem escreveu. Se acha que é um erro, escreva para nós.',
  deliveryFiles:
    '{count, plural, one {# arquivo está pronto: baixe-o na página do seu pedido.} many {# de arquivos estão prontos: baixe-os na página do seu pedido.} other {# arquivos estão prontos: baixe-os na página do seu pedido.}}',
  chargebackOpenedSubject: 'O banco do comprador pede o dinheiro de volta: {title}',
  chargebackOpenedBody:
    'O comprador contestou o pagamento do pedido {orderId} no banco dele: um estorno de {amount}. Nós respondemos ao banco, e ele decide.',
  chargebackWaits:
    'Até o banco decidir, o pedido fica parado: não entregue mais nada, e nada é pago por ele. Se o banco der razão ao comprador, o pedido é reembolsado e você não recebe por ele.',
  chargebackAtRisk:
    'O pedido está concluído, e sua parte continua sua por enquanto. Se o banco der razão ao comprador, nós a descontamos do seu saldo e, se não bastar, da sua reserva.',
  chargebackWonSubject: 'O banco deu razão à loja: {title}',
  chargebackWonBody:
    'O estorno de {amount} do pedido {orderId} terminou: o pagamento vale, e nada é descontado de você. Um pedido parado continua. Se ele espera por você, entregue ou responda agora.',
  chargebackLostSubject: 'O banco deu razão ao comprador: {title}',
  chargebackLostBody: 'O banco devolveu ao comprador {amount} do pagamento do pedido {orderId}.',
  chargebackRefunded: 'O pedido foi reembolsado, e você não recebe por ele. Não entregue mais nada.',
  chargebackTaken: 'Da sua parte, descontamos {amount} do seu saldo e da sua reserva.',
  chargebackNothingTaken: 'Nada é descontado de você: a loja assume.',
  chargebackPaused: 'Até o banco decidir, o pedido fica parado: não entregue mais nada. Você não assume nada disso.',
}
