/**
 * Entries that the tests of the desk change and open, below `src/content`. They do not depend on
 * staff's own entries.
 */
export const deskEntries: Readonly<Record<string, string>> = {
  'notices/reading-room/en.mdx': `---
title: Reading room closed on Friday
summary: The reading room is closed for a day of rest.
kind: notice
date: 2026-11-18
---

The reading room is closed for a day.
`,
  'notices/reading-room/hi.mdx': `---
title: शुक्रवार को वाचनालय बंद
summary: एक दिन के विश्राम के लिए वाचनालय बंद रहेगा।
---

वाचनालय एक दिन बंद रहेगा।
`,
  'pages/reading-room-rules/en.mdx': `---
title: Rules of the reading room
description: What readers may bring into the reading room, and how long they may stay in it.
---

## How long readers may stay

Until the room closes.
`,
  'pages/reading-room-rules/hi.mdx': `---
title: वाचनालय के नियम
description: पाठक वाचनालय में क्या ला सकते हैं और कितनी देर तक वहाँ बैठ सकते हैं।
---

## पाठक कितनी देर बैठ सकते हैं

वाचनालय बंद होने तक।
`,
  'events/reading-room-opening/en.mdx': `---
kind: conference
announced: 2024-01-08
date: 2024-02-23
endDate: 2024-02-24
startTime: "09:30"
endTime: "17:00"
title: Opening of the reading room
venue: Reading room, New Delhi
theme: Rules that people can read
description: Readers tried the new reading room for two days and said what they missed in it.
highlights:
  - Forty readers tried the room
  - A list of books that readers missed
  - A common order of the shelves
speakers:
  - name: Arvind Rao
    title: President of the Federation
  - name: Zohra Ansari
    title: Secretary of the readers
---

The room was opened.
`,
  'events/reading-room-opening/hi.mdx': `---
title: वाचनालय का उद्घाटन
venue: वाचनालय, नई दिल्ली
theme: नियम, जिन्हें लोग पढ़ सकें
description: पाठकों ने दो दिन तक नए वाचनालय को परखा और बताया कि उसमें क्या कमी है।
highlights:
  - चालीस पाठकों ने वाचनालय को परखा
  - उन पुस्तकों की सूची, जो पाठकों को नहीं मिलीं
  - अलमारियों का एक समान क्रम
speakers:
  - name: अरविंद राव
    title: अध्यक्ष, महासंघ
  - name: ज़ोहरा अंसारी
    title: सचिव, पाठक मंच
---

वाचनालय खोला गया।
`,
};
