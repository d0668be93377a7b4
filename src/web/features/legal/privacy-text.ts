import { texts } from '../../i18n/text.tsx'

export const privacyText = texts(
  {
    title: 'Privacy · Asteria',
    description: 'What Asteria keeps about you, why, for how long, and how you take it back.',
    headline: 'Privacy',
    updated: 'Last updated March 31, 2025',
    lead: 'A birth date, an hour and a place say much about a person. We keep them for one purpose, to compute your charts, and this page says in plain words what else we keep and how you get it back.',
    sections: [
      {
        title: 'What you give us',
        paragraphs: [
          'Name and email address, so that you can sign in and we can write to you. Date, time and place of birth, so that we can compute. If you choose to tell it, your gender, which is used in letters that address you.',
          'Of other people, such as a partner or a child, only what you enter for a chart of two. Please ask them first. They may have it deleted, by you or by writing to us.',
          'Questions to the assistant, reviews, bookings and messages to support are kept so that they can be answered and shown to you again.',
        ],
      },
      {
        title: 'What arises by itself',
        paragraphs: [
          'The charts, horoscopes and reports that we compute from your birth. The time and device of each sign-in, so that you can see them and end one that is not yours. The time zone that your device names, so that “today” is your today.',
          'The page you came from and a campaign mark in the address, if there was one, are kept with the registration. They are used for counting, never for texts.',
          'If you sign in with Google, it tells us your name, your address and a number that stands for you there. We ask it for nothing else and do not tell it what you read here.',
        ],
      },
      {
        title: 'What we use it for',
        paragraphs: [
          'To provide what you asked for, which is our contract with you; to keep the service safe and in order, which is our legitimate interest; to meet duties of bookkeeping, which is the law. For anything else we ask for your consent, and you can withdraw it as easily as you gave it.',
          'We do not sell data, show advertising, or decide anything about you by machine that would have legal effect. Nobody outside learns your birth data for purposes of their own.',
        ],
      },
      {
        title: 'Who works for us',
        paragraphs: [
          'Payments are taken by a payment provider: card numbers go to them and never reach us. Mail is carried by a mail provider. If the assistant is set up to work with an outside language model, your question and the facts of your chart that it needs are sent there without your name and address.',
          'The live chat, where there is one, is asked for only when you open it, and then learns who is asking: your name, address, birth and plan, so that an answer need not begin with questions.',
          'Each of them works on our instructions and under contract. Where one of them sits outside your country, the safeguards that the law asks for are agreed on.',
        ],
      },
      {
        title: 'Cookies and storage in the browser',
        paragraphs: [
          'We set no cookies for advertising or tracking. One small cookie remembers that you are signed in, another your language. Your session and the last horoscope you read are kept in the storage of your browser, and they disappear when you sign out.',
          'Statistics, where they are kept, are ours and are not passed on. An outside service for statistics works only after you have agreed to it.',
        ],
      },
      {
        title: 'How long we keep it',
        paragraphs: [
          'As long as you have an account. When you delete it, your data goes with it. What bookkeeping law obliges us to keep, such as receipts, stays for the term that the law sets, apart from everything else.',
          'Links in mails expire after hours, old sign-ins after months, and backups are overwritten in turn.',
        ],
      },
      {
        title: 'How it is protected',
        paragraphs: [
          'Passwords are kept only as a hash that cannot be turned back, session keys and mail links likewise. Connections are encrypted. Access within our team is limited to those who need it, and what they change is written down.',
          'If something should nevertheless go wrong and concern you, we tell you and the authority within the time that the law sets.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'In the settings you can see and correct your data, take everything with you as a file, and delete the account. You may object to a use, have it restricted, and complain to the data protection authority of your country.',
          'Whatever you can’t do yourself there, ask us through the support page. We answer within a month.',
        ],
      },
      {
        title: 'Age',
        paragraphs: [
          'Asteria is for people of 16 and over. If you learn that a younger person has opened an account, tell us, and we will delete it.',
        ],
      },
      {
        title: 'Changes',
        paragraphs: [
          'When this page changes, the date at the top changes with it. If the change concerns what we do with data you have already given, we write to you before it takes effect.',
        ],
      },
    ],
  },
  {
    title: 'Конфиденциальность · Asteria',
    description: 'Что Asteria хранит о вас, зачем, сколько времени и как это забрать.',
    headline: 'Ваши данные у нас',
    updated: 'Обновлено 31 марта 2025 года',
    lead: 'Дата, час и место рождения многое говорят о человеке. Нам они нужны для одного: рассчитать ваши карты. Ниже простыми словами сказано, что ещё у нас хранится и как это получить обратно.',
    sections: [
      {
        title: 'Что вы сообщаете сами',
        paragraphs: [
          'Имя и адрес почты, чтобы можно было войти и чтобы мы могли написать. Дату, время и место рождения, чтобы считать. Пол — если захотите его указать: он нужен только для обращения в письмах.',
          'О других людях, например о близком человеке или ребёнке, — лишь то, что вы введёте для карты на двоих. Пожалуйста, сначала спросите их. Эти данные можно удалить и вашими руками, и по письму нам.',
          'Вопросы ассистенту, отзывы, записи на консультацию и обращения в поддержку хранятся, чтобы на них можно было ответить и показать их вам снова.',
        ],
      },
      {
        title: 'Что появляется само',
        paragraphs: [
          'Карты, гороскопы и отчёты, которые мы считаем по вашему рождению. Время и устройство каждого входа: вы видите их список и можете закрыть чужой. Часовой пояс устройства, чтобы слово «сегодня» означало ваше сегодня.',
          'Страница, с которой вы пришли, и метка рекламной ссылки, если она была, сохраняются вместе с регистрацией. По ним мы считаем посещения; на тексты они не влияют.',
          'При входе через Google мы получаем от него ваше имя, адрес почты и номер, под которым он вас знает. Больше мы ничего не просим и не рассказываем ему, что вы здесь читаете.',
        ],
      },
      {
        title: 'Для чего это нужно',
        paragraphs: [
          'Чтобы дать вам то, о чём вы просили: это наш договор. Чтобы служба работала исправно и безопасно: это наш законный интерес. Чтобы вести учёт платежей: этого требует закон. На всё прочее мы просим согласия, и отозвать его так же легко, как дать.',
          'Мы не продаём данные, не показываем рекламу и не принимаем о вас машинных решений с юридическими последствиями. Никто со стороны не получает данных вашего рождения для собственных целей.',
        ],
      },
      {
        title: 'Кто нам помогает',
        paragraphs: [
          'Оплату принимает платёжная система: номер карты известен ей и никогда не попадает к нам. Почту доставляет почтовая служба. Если ассистент подключён к внешней языковой модели, туда уходят ваш вопрос и нужные факты карты, без имени и адреса.',
          'К чату поддержки, если он есть, страница обращается, только когда вы его открываете. Тогда он узнаёт, кто спрашивает: имя, адрес, данные рождения и тариф, чтобы ответ не начинался с вопросов.',
          'Все они работают по нашему поручению и по договору. Если кто-то находится за пределами вашей страны, с ним согласованы гарантии, которых требует закон.',
        ],
      },
      {
        title: 'Cookie и память браузера',
        paragraphs: [
          'Рекламных и следящих cookie у нас нет. Один маленький файл помнит, что вы вошли, другой — ваш язык. Сеанс и последний прочитанный гороскоп лежат в памяти браузера и исчезают, когда вы выходите.',
          'Статистика, если она ведётся, остаётся у нас. Внешняя служба статистики включается только с вашего согласия.',
        ],
      },
      {
        title: 'Сколько это хранится',
        paragraphs: [
          'Пока у вас есть аккаунт. Вместе с ним удаляются и ваши данные. Чеки и то, что обязывает хранить закон об учёте, лежат положенный срок отдельно от остального.',
          'Ссылки из писем перестают действовать через часы, старые входы забываются через месяцы, резервные копии перезаписываются по очереди.',
        ],
      },
      {
        title: 'Как это защищено',
        paragraphs: [
          'Пароли хранятся только в виде отпечатка, из которого их не восстановить; ключи сеансов и ссылки из писем — так же. Соединение зашифровано. Доступ внутри команды есть лишь у тех, кому он нужен для работы, и каждое их изменение записывается.',
          'Если что-то всё же случится и это коснётся вас, мы сообщим вам и надзорному органу в срок, который установлен законом.',
        ],
      },
      {
        title: 'Ваши права',
        paragraphs: [
          'В настройках можно посмотреть и исправить данные, забрать всё одним файлом и удалить аккаунт. Вы вправе возразить против какого-то использования, ограничить его и пожаловаться в надзорный орган своей страны.',
          'Если чего-то нельзя сделать там, напишите через страницу поддержки. Мы отвечаем в течение месяца.',
        ],
      },
      {
        title: 'Возраст',
        paragraphs: [
          'Asteria — для тех, кому исполнилось 16 лет. Если вы узнали, что аккаунт открыл кто-то младше, сообщите нам, и мы его удалим.',
        ],
      },
      {
        title: 'Изменения',
        paragraphs: [
          'Когда меняется эта страница, меняется и дата наверху. Если речь о данных, которые вы уже нам доверили, мы предупредим письмом до того, как изменение вступит в силу.',
        ],
      },
    ],
  },
)
