export const search = {
  'search.title': 'खोज',
  'search.description':
    'हमारे सभी पृष्ठ, सूचनाएँ, आदेश, निर्णय, कानूनी राय और कार्यक्रम हिन्दी या अंग्रेज़ी में खोजें।',
  'search.needsScript':
    'खोज के लिए JavaScript चाहिए, जो आपके ब्राउज़र में बंद है। साइट के नक्शे में सभी पृष्ठ दिए गए हैं।',
  'search.again': 'दूसरे शब्द खोजें',
  'search.sitemap': 'साइट का नक्शा',
} as const;
