# Port Royal in Persian. Keys are formed, never typed: see ARCHITECTURE.md, "Words".
# Signed numbers stand between the invisible U+2066 and U+2069, so that + and − stay to the left of the number.

port_royal-name = پورت رویال
port_royal-tagline = بخت خود را در بندر بیازمایید
port_royal-subtitle = { $last ->
    [yes] نوبت { $turn }، دور پایانی
   *[no] نوبت { $turn }، پایان با { port_royal-points }
}

## عددها با نامشان، برای پیام‌های پایین‌تر

port_royal-coins = { $coins } سکه
port_royal-points = { $points } امتیاز
port_royal-swords = { $swords } شمشیر
port_royal-colours = { $colours ->
    [0] بدون کشتی
   *[other] { $colours } رنگ کشتی
}
port_royal-takes = { $takes } کارت

## آن‌چه پرسیده می‌شود

port_royal-ask-Discover = { $revealed ->
    [0] نوبت شماست: اولین کارت را رو کنید
   *[other] یک کارت دیگر رو می‌کنید یا دست نگه می‌دارید؟
}
port_royal-help-Discover = { $colours ->
    [0] هنوز هیچ کشتی‌ای در بندرگاه نیست
    [3] { $colours } رنگ کشتی: رنگ چهارم یعنی ۲ کارت، رنگ تکراری یعنی سوختن نوبت
    [4] { $colours } رنگ کشتی: رنگ پنجم یعنی ۳ کارت، رنگ تکراری یعنی سوختن نوبت
    [5] هر { $colours } رنگ در بندرگاه است: هر کشتی دیگری نوبت را می‌سوزاند
   *[other] { $colours } رنگ کشتی در بندرگاه: کشتی هم‌رنگ نوبت را می‌سوزاند
}
port_royal-wait-Discover = { $revealed ->
    [0] { $seat } می‌خواهد اولین کارت را رو کند
   *[other] { $seat } در فکر است: یک کارت دیگر رو کند یا دست نگه دارد؟
}

port_royal-ask-RepelOrAdmit = { $bust ->
    [1] { $card } را رد می‌کنید؟ اگر راهش دهید نوبت می‌سوزد!
   *[other] { $card } را رد می‌کنید یا به بندرگاه راه می‌دهید؟
}
port_royal-help-RepelOrAdmit = { port_royal-swords } دارید و با رد کردن کم نمی‌شود
port_royal-wait-RepelOrAdmit = { $bust ->
    [1] { $seat } یا { $card } را رد می‌کند یا نوبتش می‌سوزد
   *[other] { $seat } در فکر است که { $card } را رد کند یا نه
}

port_royal-ask-TradeAndHire = { $left ->
    [0] مأموریتی بگیرید یا نوبت را تمام کنید
   *[other] می‌توانید { $left } کارت بردارید: تجارت یا استخدام
}
port_royal-help-TradeAndHire = { $governors ->
    [0] { port_royal-colours }: روی هم { port_royal-takes }
   *[other] { port_royal-colours } و { $governors } فرماندار: روی هم { port_royal-takes }
}
port_royal-wait-TradeAndHire = { $left ->
    [0] { $seat } دارد نوبتش را تمام می‌کند
   *[other] { $seat } سرگرم تجارت و استخدام است: { $left } کارت دیگر
}

port_royal-ask-TakeCard = { $left ->
    [1] کارتی برمی‌دارید؟ ۱ سکه غرامت به { $active_seat } می‌رسد
   *[other] تا { $left } کارت برمی‌دارید؟ غرامت هر کدام ۱ سکه به { $active_seat }
}
port_royal-help-TakeCard = { $governors ->
    [0] با کشتی تجارت کنید، کسی را استخدام کنید یا هیچ‌کدام
   *[other] با { $governors } فرماندار روی هم { port_royal-takes }، هر کدام با غرامت
}
port_royal-wait-TakeCard = { $seat } می‌تواند کارتی بردارد و به { $active_seat } غرامت بدهد

port_royal-ask-GivePersons = چه کسانی را به { $card } می‌فرستید؟
port_royal-help-GivePersons = از جمع شما می‌روند و می‌سوزند؛ همه‌فن‌حریف جای هر نشانی می‌نشیند
port_royal-wait-GivePersons = { $seat } دارد افراد { $card } را انتخاب می‌کند

port_royal-ask-AfterBust = نوبت سوخت! پیش از پایان، مأموریتی می‌گیرید؟
port_royal-help-AfterBust = بندرگاه خالی شد ولی مأموریت‌ها سر جای خود هستند
port_royal-wait-AfterBust = نوبت { $seat } سوخت ولی هنوز می‌تواند مأموریت بگیرد

## کارها: دکمه، جمله‌ی کامل، برچسب زیر کارت روشن

port_royal-verb-draw = رو کردن کارت
port_royal-say-draw = کارت بعدی را رو می‌کنید؟
port_royal-verb-stop = دست نگه داشتن
port_royal-say-stop = همین‌جا دست نگه می‌دارید و سراغ تجارت و استخدام می‌روید؟
port_royal-verb-claim = گرفتن مأموریت
port_royal-say-claim = { $card } را می‌گیرید؟ ⁦+{ $points }⁩ امتیاز، ⁦+{ $coins }⁩ سکه
port_royal-hint-claim = ⁦+{ $points }⁩ امتیاز، ⁦+{ $coins }⁩ سکه
port_royal-verb-give = فرستادن { $cards }
port_royal-say-give = { $cards } را می‌فرستید؟
port_royal-verb-repel = رد کردن
port_royal-say-repel = کشتی را رد می‌کنید تا به کارت‌های سوخته برود؟
port_royal-verb-admit = راه دادن
port_royal-say-admit = کشتی را به بندرگاه راه می‌دهید؟
port_royal-sure-admit = { $bust ->
    [1] راهش می‌دهید و همه‌ی بندرگاه را می‌بازید؟
   *[other] { "" }
}
port_royal-verb-trade = تجارت
port_royal-say-trade = { $coins ->
    [0] با { $card } تجارت می‌کنید؟ سکه‌اش خرج غرامت می‌شود
   *[other] { $fee ->
        [0] با { $card } تجارت می‌کنید و { port_royal-coins } می‌گیرید؟
       *[other] با { $card } تجارت می‌کنید؟ پس از غرامت { port_royal-coins } می‌ماند
    }
}
port_royal-hint-trade = { $fee ->
    [0] { $bonus ->
        [0] ⁦+{ $coins }⁩ سکه
       *[other] ⁦+{ $coins }⁩ با بازرگان
    }
   *[other] { $coins ->
        [0] سربه‌سر با غرامت
       *[other] ⁦+{ $coins }⁩ با غرامت
    }
}
port_royal-verb-hire = استخدام
port_royal-say-hire = { $fee ->
    [0] { $price ->
        [0] { $card } را رایگان استخدام می‌کنید؟
       *[other] { $card } را با { port_royal-coins } استخدام می‌کنید؟
    }
   *[other] { $price ->
        [0] { $card } را تنها با سکه‌ی غرامت استخدام می‌کنید؟
       *[other] { $card } را با { port_royal-coins }، با احتساب غرامت، استخدام می‌کنید؟
    }
}
port_royal-hint-hire = { $fee ->
    [0] { $coins ->
        [0] رایگان
       *[other] ⁦−{ $coins }⁩ سکه
    }
   *[other] ⁦−{ $coins }⁩ با غرامت
}
    .tone = pay
port_royal-verb-pass = هیچ‌کدام
port_royal-say-pass = دیگر کارتی از بندرگاه برنمی‌دارید؟
port_royal-verb-done = پایان نوبت
port_royal-say-done = نوبت را تمام می‌کنید؟

port_royal-why-short = { port_royal-coins } کم دارید

## آن‌چه گذشت

port_royal-event-TurnBegan = { $you ->
    [yes] نوبت شما
   *[no] نوبت { $seat }
}
port_royal-event-Revealed = { $you ->
    [yes] شما کارت { $card } را رو کردید.
   *[no] { $seat } کارت { $card } را رو کرد.
}
port_royal-event-Repelled = { $you ->
    [yes] شما { $card } را رد کردید.
   *[no] { $seat } { $card } را رد کرد.
}
port_royal-event-Busted = { $you ->
    [yes] یک { $card } دیگر: نوبت شما سوخت!
   *[no] یک { $card } دیگر: نوبت { $seat } سوخت!
}
port_royal-event-Taxed = { $you ->
    [yes] مالیات: شما { $coins } سکه از { $had } سکه‌تان را دادید.
   *[no] مالیات: { $seat } { $coins } سکه از { $had } سکه‌اش را داد.
}
port_royal-event-TaxBonus = { $you ->
    [yes] { $card }: شما { port_royal-coins } گرفتید.
   *[no] { $card }: { $seat } { port_royal-coins } گرفت.
}
port_royal-event-Stopped = { $you ->
    [yes] شما { $colours ->
        [0] بدون کشتی
       *[other] با { port_royal-colours }
    } دست نگه داشتید و می‌توانید { port_royal-takes } بردارید.
   *[no] { $seat } { $colours ->
        [0] بدون کشتی
       *[other] با { port_royal-colours }
    } دست نگه داشت و می‌تواند { port_royal-takes } بردارد.
}
port_royal-event-AdmiralsPaid = { $you ->
    [yes] دریاسالار: شما { port_royal-coins } گرفتید.
   *[no] دریاسالار: { $seat } { port_royal-coins } گرفت.
}
port_royal-event-JestersPaid = { $you ->
    [yes] فرصت‌طلب: شما { port_royal-coins } گرفتید.
   *[no] فرصت‌طلب: { $seat } { port_royal-coins } گرفت.
}
port_royal-event-Traded = { $you ->
    [yes] { $bonus ->
        [0] شما با { $card } تجارت کردید و { port_royal-coins } گرفتید.
       *[other] شما با { $card } تجارت کردید و { port_royal-coins } گرفتید که { $bonus } سکه‌اش به لطف بازرگان بود.
    }
   *[no] { $bonus ->
        [0] { $seat } با { $card } تجارت کرد و { port_royal-coins } گرفت.
       *[other] { $seat } با { $card } تجارت کرد و { port_royal-coins } گرفت که { $bonus } سکه‌اش به لطف بازرگان بود.
    }
}
port_royal-event-Hired = { $you ->
    [yes] { $price ->
        [0] شما { $card } را رایگان استخدام کردید.
       *[other] شما { $card } را با { $price } سکه استخدام کردید.
    }
   *[no] { $price ->
        [0] { $seat } { $card } را رایگان استخدام کرد.
       *[other] { $seat } { $card } را با { $price } سکه استخدام کرد.
    }
}
port_royal-event-Compensated = { $you ->
    [yes] شما { port_royal-coins } غرامت به { $to_seat } دادید.
   *[no] { $seat } { port_royal-coins } غرامت به { $to_seat } داد.
}
port_royal-event-Claimed = { $you ->
    [yes] شما { $given_cards } را فرستادید و { $card } را گرفتید: { port_royal-points }، { port_royal-coins }.
   *[no] { $seat } { $given_cards } را فرستاد و { $card } را گرفت: { port_royal-points }، { port_royal-coins }.
}
port_royal-event-Passed = { $you ->
    [yes] شما کارتی برنداشتید.
   *[no] { $seat } کارتی برنداشت.
}
port_royal-event-HarborCleared = در بندرگاه ماند و سوخت: { $cards }.
port_royal-event-Shuffled = کارت‌های سوخته بُر خوردند و ستون تازه‌ای با { $cards_left } کارت ساخته شد.
port_royal-event-CoinsLost = { $you ->
    [yes] هر دو ستون خالی است: { port_royal-coins } به شما نرسید.
   *[no] هر دو ستون خالی است: { port_royal-coins } به { $seat } نرسید.
}
port_royal-event-RanDry = { $you ->
    [yes] هر دو ستون خالی است: کارتی نمانده که شما رو کنید.
   *[no] هر دو ستون خالی است: کارتی نمانده که { $seat } رو کند.
}
port_royal-event-EndTriggered = { $you ->
    [yes] شما { port_royal-points } دارید: این دور پایانی است.
   *[no] { $seat } { port_royal-points } دارد: این دور پایانی است.
}
port_royal-event-Ended = { $dry ->
    [yes] یک دور تمام کارتی برای رو کردن نبود: بازی تمام شد.
   *[no] بازی تمام شد.
}

## کشتی‌ها

port_royal-ship-text = { $swords ->
    [0] با آن تجارت کنید و { port_royal-coins } بگیرید. نشان جمجمه دارد: هیچ‌کس نمی‌تواند ردش کند.
   *[other] با آن تجارت کنید و { port_royal-coins } بگیرید. برای رد کردنش { port_royal-swords } لازم است.
}
port_royal-card-ship-yellow = پیناس
port_royal-card-ship-yellow-text = { port_royal-ship-text }
port_royal-card-ship-blue = فلوت
port_royal-card-ship-blue-text = { port_royal-ship-text }
port_royal-card-ship-green = اسکیف
port_royal-card-ship-green-text = { port_royal-ship-text }
port_royal-card-ship-red = فریگیت
port_royal-card-ship-red-text = { port_royal-ship-text }
port_royal-card-ship-black = گالیون
port_royal-card-ship-black-text = { port_royal-ship-text }

## افراد

port_royal-card-trader-yellow = بازرگان زرد
port_royal-card-trader-yellow-text = هر بار که با پیناس زرد تجارت کنید، ۱ سکه بیشتر می‌گیرید.
port_royal-card-trader-blue = بازرگان آبی
port_royal-card-trader-blue-text = هر بار که با فلوت آبی تجارت کنید، ۱ سکه بیشتر می‌گیرید.
port_royal-card-trader-green = بازرگان سبز
port_royal-card-trader-green-text = هر بار که با اسکیف سبز تجارت کنید، ۱ سکه بیشتر می‌گیرید.
port_royal-card-trader-red = بازرگان قرمز
port_royal-card-trader-red-text = هر بار که با فریگیت قرمز تجارت کنید، ۱ سکه بیشتر می‌گیرید.
port_royal-card-trader-black = بازرگان سیاه
port_royal-card-trader-black-text = هر بار که با گالیون سیاه تجارت کنید، ۱ سکه بیشتر می‌گیرید.
port_royal-card-settler = مهاجر
port_royal-card-settler-text = نشان خانه برای مأموریت. برای گرفتن مأموریت، کارت مهاجر را می‌سوزانید.
port_royal-card-captain = ناخدا
port_royal-card-captain-text = نشان لنگر برای مأموریت. برای گرفتن مأموریت، کارت ناخدا را می‌سوزانید.
port_royal-card-priest = کشیش
port_royal-card-priest-text = نشان صلیب برای مأموریت. برای گرفتن مأموریت، کارت کشیش را می‌سوزانید.
port_royal-card-jack = همه‌فن‌حریف
port_royal-card-jack-text = مثل جوکر جای لنگر، صلیب یا خانه می‌نشیند. برای گرفتن مأموریت، کارتش را می‌سوزانید.
port_royal-card-sailor = ملوان
port_royal-card-sailor-text = { port_royal-swords } برای رد کردن کشتی‌ها؛ هر چند بار رد کنید کم نمی‌شود.
port_royal-card-pirate = دزد دریایی
port_royal-card-pirate-text = { port_royal-swords } برای رد کردن کشتی‌ها؛ هر چند بار رد کنید کم نمی‌شود.
port_royal-card-mademoiselle = دوشیزه
port_royal-card-mademoiselle-text = هر کس را استخدام کنید ۱ سکه ارزان‌تر است. غرامت بازیکن فعال کم نمی‌شود.
port_royal-card-jester = فرصت‌طلب
port_royal-card-jester-text = هر بار که نوبتی بسوزد، نوبت هر که باشد، ۱ سکه می‌گیرید؛ همین‌طور وقتی در نوبت دیگران بندرگاه خالی به شما برسد.
port_royal-card-admiral = دریاسالار
port_royal-card-admiral-text = وقتی نوبتِ برداشتن به شما برسد و ۵ کارت یا بیشتر در بندرگاه باشد، ۲ سکه می‌گیرید.
port_royal-card-governor = فرماندار
port_royal-card-governor-text = می‌توانید ۱ کارت بیشتر بردارید، هم در نوبت خود و هم در نوبت دیگران. در نوبت دیگران هر کارت غرامت دارد.

## افزایش مالیات و مأموریت‌ها

port_royal-card-tax-swords = افزایش مالیات (بیشترین شمشیر)
port_royal-card-tax-swords-text = هر که ۱۲ سکه یا بیشتر دارد نیمی از آن را می‌سوزاند (گردشده به پایین). سپس کسی که بیشترین شمشیر را دارد { port_royal-coins } می‌گیرد؛ اگر چند نفر برابر باشند، همه‌ی آن‌ها.
port_royal-card-tax-points = افزایش مالیات (کمترین امتیاز)
port_royal-card-tax-points-text = هر که ۱۲ سکه یا بیشتر دارد نیمی از آن را می‌سوزاند (گردشده به پایین). سپس کسی که کمترین امتیاز را دارد { port_royal-coins } می‌گیرد؛ اگر چند نفر برابر باشند، همه‌ی آن‌ها.
port_royal-card-expedition-2-captain = مأموریت دو لنگر
port_royal-card-expedition-2-captain-text = در نوبت خود { $captains } ناخدا بسوزانید: { $points } امتیاز و { $coins } سکه.
port_royal-card-expedition-2-priest = مأموریت دو صلیب
port_royal-card-expedition-2-priest-text = در نوبت خود { $priests } کشیش بسوزانید: { $points } امتیاز و { $coins } سکه.
port_royal-card-expedition-2-settler = مأموریت دو خانه
port_royal-card-expedition-2-settler-text = در نوبت خود { $settlers } مهاجر بسوزانید: { $points } امتیاز و { $coins } سکه.
port_royal-card-expedition-2-captain-1-settler = مأموریت دو لنگر و یک خانه
port_royal-card-expedition-2-captain-1-settler-text = در نوبت خود { $captains } ناخدا و { $settlers } مهاجر بسوزانید: { $points } امتیاز و { $coins } سکه.
port_royal-card-expedition-2-priest-1-settler = مأموریت دو صلیب و یک خانه
port_royal-card-expedition-2-priest-1-settler-text = در نوبت خود { $priests } کشیش و { $settlers } مهاجر بسوزانید: { $points } امتیاز و { $coins } سکه.
port_royal-card-expedition-captain-priest-settler = مأموریت لنگر، صلیب و خانه
port_royal-card-expedition-captain-priest-settler-text = در نوبت خود { $captains } ناخدا، { $priests } کشیش و { $settlers } مهاجر بسوزانید: { $points } امتیاز و { $coins } سکه. تنها در بازی پنج‌نفره.

## گزینه‌های میز

port_royal-option-end_with_expedition = پایان با مأموریت
port_royal-option-end_with_expedition-help = نوع دیگر پایان در کتابچه: دور پایانی وقتی آغاز می‌شود که کسی هم ۱۲ امتیاز داشته باشد هم دست‌کم یک مأموریت، و تنها کسی می‌برد که مأموریت دارد.
port_royal-option-governor_at_once = فرماندار همان لحظه کار می‌کند
port_royal-option-governor_at_once-help = هر که فرماندار استخدام کند همان لحظه می‌تواند یک کارت بیشتر بردارد. اگر خاموش باشد، از دفعه‌ی بعد.
port_royal-option-claim_after_bust = مأموریت پس از سوختن نوبت
port_royal-option-claim_after_bust-help = بازیکن فعال پس از سوختن نوبتش هم می‌تواند پیش از پایان نوبت مأموریت بگیرد، مانند ویرایش ۲۰۲۱.

## برگه‌ی امتیاز

port_royal-part-persons = افراد
port_royal-part-expeditions = مأموریت‌ها
port_royal-part-coins = سکه‌ها (هنگام تساوی)

## صفحه‌ی بازی

port_royal-board-tax = افزایش مالیات
port_royal-board-harbor = بندرگاه
port_royal-board-fee = هر کارت ۱ سکه غرامت به { $to_seat }
port_royal-board-expeditions = مأموریت‌ها
port_royal-board-expeditions-note = فقط بازیکن فعال
port_royal-board-expedition = مأموریت
port_royal-board-to-end = { $points ->
    [0] امتیاز برای دور پایانی کافی است
   *[other] { $points } امتیاز تا پایان بازی
}
port_royal-board-deck = کارت‌های کشیدنی
port_royal-board-discard = کارت‌های سوخته، { $count } کارت
port_royal-board-colours = { $colours ->
    [0] بدون کشتی
   *[other] { $colours } رنگ کشتی
}
port_royal-board-left = { $left } کارت برای برداشتن
port_royal-board-mouth = دهانه‌ی بندرگاه
port_royal-board-twice = دو کشتی هم‌رنگ: نوبت می‌سوزد!
port_royal-board-last = دور پایانی
port_royal-board-active = بازیکن فعال

port_royal-line-settler = برای مأموریت
port_royal-line-captain = برای مأموریت
port_royal-line-priest = برای مأموریت
port_royal-line-jack = هر نشانی
port_royal-line-sailor = { port_royal-swords }
port_royal-line-pirate = { port_royal-swords }
port_royal-line-mademoiselle = استخدام ارزان‌تر
port_royal-line-jester = وقتی نوبتی بسوزد
port_royal-line-admiral = با ۵ کارت یا بیشتر
port_royal-line-governor = یک کارت بیشتر

## این چیست؟

port_royal-what-subtitle = نوبت بازی
    .at = end-of-the-game
port_royal-what-subtitle-text = نوبت چندم است، و با چند امتیاز دور پایانی آغاز می‌شود.
port_royal-what-coins = سکه
    .at = cards
port_royal-what-coins-text = آن‌چه این بازیکن برای استخدام دارد. همه می‌توانند بشمارند؛ امتیاز نیست، ولی برابری را می‌شکند.
port_royal-what-points = امتیاز
    .at = end-of-the-game
port_royal-what-points-text = امتیاز افراد و مأموریت‌های پیش روی این بازیکن. همین که کسی به { $end } برسد، دور پایانی آغاز می‌شود.
port_royal-what-swords = شمشیر
    .at = a-ship
port_royal-what-swords-text = شمشیرهای ملوان‌ها و دزدان دریایی این بازیکن. بازیکن فعال با دست‌کم به اندازه‌ی عدد کشتی می‌تواند ردش کند؛ شمشیرها کم نمی‌شوند.
port_royal-what-ship-swords = شمشیرهای کشتی
    .at = a-ship
port_royal-what-ship-swords-text = برای رد کردن این کشتی همین تعداد شمشیر لازم است.
port_royal-what-bust = نوبت می‌سوزد
    .at = a-ship
port_royal-what-bust-text = کشتی‌ای از همین رنگ در بندرگاه هست. اگر این هم وارد شود، همه‌ی بندرگاه می‌سوزد و نوبت تمام است.
port_royal-what-active = بازیکن فعال
    .at = a-turn
port_royal-what-active-text = کارت رو می‌کند، اول برمی‌دارد و برای هر کارتی که دیگران بردارند یک سکه می‌گیرد.
port_royal-what-to-end = تا دور پایانی
    .at = end-of-the-game
port_royal-what-to-end-text = از { $end } امتیازی که دور پایانی را می‌آورد چند تا مانده است.
port_royal-what-expeditions = مأموریت‌ها
    .at = expeditions
port_royal-what-expeditions-text = این‌جا می‌مانند تا بازیکن فعال آن‌ها را بگیرد: افراد خواسته‌شده را می‌دهید و امتیاز و سکه می‌گیرید.
port_royal-what-harbor = بندرگاه
    .at = trade-and-hire
port_royal-what-harbor-text = آن‌چه بازیکن فعال در این نوبت رو کرده است. وقتی دست نگه دارد، از همین‌جا تجارت و استخدام می‌شود.
port_royal-what-berths = رنگ کشتی‌ها
    .at = trade-and-hire
port_royal-what-berths-text = برای هر رنگ یک جا. با چهار رنگِ متفاوت دو کارت می‌شود برداشت، با هر پنج رنگ سه کارت؛ رنگ تکراری نوبت را می‌سوزاند.
port_royal-what-takes = کارت برای برداشتن
    .at = trade-and-hire
port_royal-what-takes-text = این بازیکن هنوز می‌تواند همین تعداد کارت از بندرگاه بردارد.
port_royal-what-takes-colours = رنگ کشتی‌ها
    .at = trade-and-hire
port_royal-what-takes-colours-text = وقتی بازیکن فعال دست نگه داشت، همین تعداد رنگ در بندرگاه بود: هر چه بیشتر، کارت بیشتر.
port_royal-what-takes-governors = فرماندارها
    .at = card-governor
port_royal-what-takes-governors-text = هر فرماندار برداشتن یک کارت بیشتر را ممکن می‌کند.
port_royal-what-fee = غرامت
    .at = the-others
port_royal-what-fee-text = هر که بازیکن فعال نیست، برای هر کارتی که برمی‌دارد، جدا از قیمتش، یک سکه می‌دهد.
port_royal-what-last = دور پایانی
    .at = end-of-the-game
port_royal-what-last-text = کسی امتیاز کافی دارد. بازی تا جایی ادامه دارد که همه به یک اندازه بازیکن فعال بوده باشند.
port_royal-what-deck = کارت‌های کشیدنی
    .at = when-the-draw-pile-runs-out
port_royal-what-deck-text = { $count } کارت بسته مانده است. رو که بشود به بندرگاه می‌رود؛ نادیده، یک سکه است.
port_royal-what-discard = کارت‌های سوخته
    .at = when-the-draw-pile-runs-out
port_royal-what-discard-text = باز است: با یک ضربه همه‌اش را ببینید. وقتی کارت‌های کشیدنی تمام شود، بُر می‌خورد و جای آن را می‌گیرد.
port_royal-what-display = پیش روی شما
    .at = cards
port_royal-what-display-text = افرادی که استخدام کنید و مأموریت‌هایی که بگیرید این‌جا می‌آیند.

## آن‌چه هر بازیکن گرفت: سرخط‌های نرخ برد، برای سنجشِ بازی‌های بسیار

port_royal-took-hired = کسانی که استخدام شدند
port_royal-took-claimed = مأموریت‌های گرفته‌شده
port_royal-took-traded = کشتی‌هایی که با آن‌ها تجارت شد

## چرا یک پاسخ بهتر از دیگری است: چه بیشتر یا کمتر دارد. صفر یعنی شمردنی نیست.

port_royal-aspect-points = { $more ->
    [yes] { $count ->
        [0] امید بیشتر به امتیاز
        [1] یک امتیاز بیشتر
       *[other] { $count } امتیاز بیشتر
    }
   *[no] { $count ->
        [0] امید کمتر به امتیاز
        [1] یک امتیاز کمتر
       *[other] { $count } امتیاز کمتر
    }
}
port_royal-aspect-coins = { $more ->
    [yes] { $count ->
        [0] کمی پول بیشتر
        [1] یک سکه بیشتر
       *[other] { $count } سکه بیشتر
    }
   *[no] { $count ->
        [0] کمی پول کمتر
        [1] یک سکه کمتر
       *[other] { $count } سکه کمتر
    }
}
port_royal-aspect-crew = { $more ->
    [yes] یک قدم نزدیک‌تر به مأموریت
   *[no] یک قدم دورتر از مأموریت
}
port_royal-aspect-swords = { $more ->
    [yes] { $count ->
        [0] زور بیشتر در برابر کشتی‌ها
        [1] یک شمشیر بیشتر
       *[other] { $count } شمشیر بیشتر
    }
   *[no] { $count ->
        [0] زور کمتر در برابر کشتی‌ها
        [1] یک شمشیر کمتر
       *[other] { $count } شمشیر کمتر
    }
}
port_royal-aspect-helpers = { $more ->
    [yes] شخص‌هایی که بعدتر سود می‌رسانند
   *[no] شخص‌های کمتری که بعدتر سود برسانند
}
port_royal-aspect-harbor = { $more ->
    [yes] کارت‌های بهتری در بندرگاه برایتان
   *[no] کارت‌های بدتری در بندرگاه برایتان
}
port_royal-aspect-risk = { $more ->
    [yes] خطر کمتر
   *[no] خطر بیشتر برای از دست دادن بندرگاه
}
port_royal-aspect-tempo = { $more ->
    [yes] نوبت دست شما می‌ماند
   *[no] نوبت از دست شما می‌رود
}
