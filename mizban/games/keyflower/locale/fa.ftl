# کی‌فلاور به فارسی

keyflower-name = کی‌فلاور
keyflower-tagline = چهار فصل، یک روستا و کارگرانی برای همه‌ی کارها
keyflower-subtitle = { keyflower-season }

## نام‌ها و شمارها

keyflower-season = { $season ->
    [0] بهار
    [1] تابستان
    [2] پاییز
   *[3] زمستان
}
keyflower-colour = { $colour ->
    [0] قرمز
    [1] آبی
    [2] زرد
    [3] سبز
   *[other] از هر رنگ
}
keyflower-resource = { $resource ->
    [0] آهن
    [1] سنگ
    [2] چوب
   *[3] طلا
}
keyflower-skill = { $skill ->
    [0] سندان
    [1] کلنگ
    [2] اره
   *[other] کاشی مهارت
}
keyflower-workers = { $workers } کارگر
keyflower-goods = { COUNTED($iron, "آهن", $stone, "سنگ", $wood, "چوب", $gold, "طلا", "هیچ") }
keyflower-all-colours = { COUNTED($red, "قرمز", $blue, "آبی", $yellow, "زرد", $green, "سبز", "هیچ") }
keyflower-skills = { COUNTED($anvil, "سندان", $pickaxe, "کلنگ", $saw, "اره", "هیچ") }
keyflower-crew = { $colour ->
    [0] { $workers } کارگر قرمز
    [1] { $workers } کارگر آبی
    [2] { $workers } کارگر زرد
    [3] { $workers } کارگر سبز
   *[other] { $workers } کارگر
}
keyflower-load = { $skills ->
    [0] { keyflower-workers }
   *[other] { keyflower-workers } و { $skills } مهارت
}

## پرسش‌ها

keyflower-ask-Turn = { $season ->
    [3] نوبت شماست: پیشنهاد، استفاده از کاشی روستاها، یا پاس
   *[other] نوبت شماست: پیشنهاد، استفاده از کاشی، یا پاس
}
keyflower-help-Turn = { $passes ->
    [0] { keyflower-workers } پشت دیوار خانه دارید
   *[other] { keyflower-workers } پشت دیوار خانه دارید؛ { $passes } نفر پشت سر هم پاس داده‌اند
}
keyflower-wait-Turn = { $seat } به نوبتش فکر می‌کند

keyflower-ask-ChooseColour = { $using ->
    [1] کدام رنگ روی { $card } برود؟
   *[0] کدام رنگ برای { $card } پیشنهاد بدهد؟
}
keyflower-help-ChooseColour = این رنگ تا پایان فصل همه را در این کاشی پایبند می‌کند
keyflower-wait-ChooseColour = { $seat } رنگی برمی‌گزیند

keyflower-ask-SendWorkers = { $using ->
    [1] چند کارگر { keyflower-colour } روی { $card } بروند؟
   *[0] چند کارگر { keyflower-colour } برای { $card } پیشنهاد می‌دهید؟
}
keyflower-help-SendWorkers = { $moving ->
    [0] { $workers } کارگر { keyflower-colour } پشت دیوار دارید؛ گروه بازنده یک‌جا جابه‌جا می‌شود
   *[other] { $moving } نفر از پیشنهادهای بازنده می‌آیند؛ { $workers } کارگر { keyflower-colour } پشت دیوار دارید
}
keyflower-wait-SendWorkers = { $seat } کارگر می‌فرستد

keyflower-ask-SendAnyColours = چه کسانی روی { $card } بروند؟ هر رنگی می‌شود
keyflower-help-SendAnyColours = تا این‌جا { $moving } نفر؛ دست‌کم { $low } و دست‌بالا { $high }
keyflower-wait-SendAnyColours = { $seat } کارگرانی از هر رنگ می‌فرستد

keyflower-ask-PaySkill = کدام کاشی مهارت را در { $card } می‌پردازید؟
keyflower-wait-PaySkill = { $seat } یک کاشی مهارت می‌پردازد
keyflower-ask-PayWorker = کدام کارگر را در { $card } کنار می‌گذارید؟
keyflower-help-PayWorker = پس از برداشتن کارگرها به کیسه می‌رود
keyflower-wait-PayWorker = { $seat } از کارگری می‌گذرد
keyflower-ask-ChooseResource = آهن، سنگ یا چوب؟
keyflower-wait-ChooseResource = { $seat } منبعی برمی‌گزیند

keyflower-ask-Transport = { $upgrades ->
    [0] منابع را جابه‌جا کنید
   *[other] منابع را جابه‌جا کنید و کاشی‌ها را ارتقا دهید
}
keyflower-help-Transport = { $steps } گام مانده است؛ ارتقای مانده: { $upgrades }
keyflower-wait-Transport = { $seat } منابع را جابه‌جا می‌کند و کاشی‌ها را ارتقا می‌دهد

keyflower-ask-PayUpgrade = برای ارتقای { $card } چه می‌پردازید؟
keyflower-help-PayUpgrade = طلا جای هر منبعی می‌نشیند
keyflower-wait-PayUpgrade = { $seat } بهای ارتقا را می‌پردازد
keyflower-ask-PayUpgradeSkill = کدام کاشی مهارت را برای ارتقای { $card } می‌پردازید؟
keyflower-wait-PayUpgradeSkill = { $seat } برای ارتقا یک کاشی مهارت می‌پردازد

keyflower-ask-ChooseBoat = { $winter ->
    [1] کدام قایق به روستای شما بپیوندد؟
   *[0] بار کدام قایق را برمی‌دارید؟
}
keyflower-help-ChooseBoat = { $winter ->
    [1] آن را در روستا می‌گذارید و در پایان امتیاز می‌گیرید
   *[0] کارگران و کاشی‌های مهارت پشت دیوار شما می‌روند
}
keyflower-wait-ChooseBoat = { $seat } قایقی برمی‌گزیند
keyflower-ask-ChooseWinterTiles = کدام کاشی‌های زمستان را به مزایده می‌گذارید؟
keyflower-help-ChooseWinterTiles = یکی یا بیشتر از { $tiles } کاشی؛ کسی نمی‌فهمد هر کس چه برگزید
keyflower-wait-ChooseWinterTiles = { $seat } کاشی‌های زمستان را برمی‌گزیند
keyflower-ask-PlaceTile = { $tiles ->
    [one] کاشی خود را بگذارید
   *[other] { $tiles } کاشی خود را به هر ترتیبی بگذارید
}
keyflower-help-PlaceTile = لبه‌های کنار هم باید یکسان باشند: راه، زمین یا آب
keyflower-wait-PlaceTile = { $seat } کاشی‌هایش را می‌گذارد
keyflower-ask-FlipTile = فلیپر: یکی از کاشی‌هایتان را رایگان برمی‌گردانید؟
keyflower-wait-FlipTile = { $seat } می‌تواند با فلیپر کاشی‌ای را برگرداند

## کارها

keyflower-verb-pass = پاس
keyflower-say-pass = این نوبت را پاس می‌دهید؟
keyflower-standing-pass = تا چیزی عوض نشود پاس می‌دهم
keyflower-standing-pass-on = به‌جای شما پاس داده می‌شود
keyflower-verb-bid = پیشنهاد برای { $card }
keyflower-say-bid = برای { $card } پیشنهاد می‌دهید؟ دست‌کم { keyflower-crew }
keyflower-hint-bid = پیشنهاد { keyflower-crew }
keyflower-verb-counter = پیشنهاد { keyflower-colour } برای { $card }
keyflower-say-counter = برای { $card } با دست‌کم { keyflower-crew } خوابیده پیشنهاد می‌دهید؟
keyflower-hint-counter = پیشنهاد { keyflower-crew }
keyflower-verb-use = استفاده از { $card }
keyflower-say-use = از { $card } استفاده می‌کنید؟ دست‌کم { keyflower-crew }
keyflower-hint-use = استفاده { keyflower-crew }
keyflower-verb-forfeit = استفاده از { $card } به بهای { $from_card }
keyflower-say-forfeit = از { $card } استفاده می‌کنید و کل گروه کنار { $from_card } را می‌پردازید؟
keyflower-verb-colour = { keyflower-colour }
keyflower-say-colour = { keyflower-crew } پشت دیوار دارید: همین رنگ؟
keyflower-verb-skill = { keyflower-skill }
keyflower-say-skill = این کاشی مهارت را می‌پردازید: { keyflower-skill }؟
keyflower-verb-worker = { keyflower-colour }
keyflower-say-worker = از یک کارگر { keyflower-colour } می‌گذرید؟
keyflower-verb-move = { keyflower-crew } از { $from_card }
keyflower-say-move = { keyflower-crew } را از کنار { $from_card } جابه‌جا می‌کنید؟
keyflower-hint-move = { $workers }
keyflower-verb-send = فرستادن { $number } کارگر
keyflower-say-send = { $using ->
    [1] از { $card } با { $total } کارگر { keyflower-colour } استفاده می‌کنید؟
   *[0] { $total } کارگر { keyflower-colour } برای { $card } پیشنهاد می‌دهید؟
}
keyflower-because-send = { $there ->
    [0] { $moving ->
        [0] { "" }
       *[other] { $moving } کارگر جابه‌جا می‌شوند و { $workers } کارگر از پشت دیوار می‌آیند
    }
   *[other] افزون بر { $there } کارگری که آن‌جا دارید
}
keyflower-verb-add = { keyflower-colour }
keyflower-say-add = یک کارگر { keyflower-colour } می‌افزایید؟
keyflower-verb-take = { keyflower-resource }
keyflower-say-take = { keyflower-resource } برمی‌دارید؟
keyflower-verb-carry = { keyflower-resource }: { $card } به { $to_card }
keyflower-say-carry = { keyflower-resource } را از { $card } به { $to_card } می‌برید؟ { $steps } گام
keyflower-hint-carry = { $steps }
keyflower-verb-upgrade = ارتقای { $card }
keyflower-say-upgrade = { $points ->
    [0] { $card } را ارتقا می‌دهید؟
   *[other] { $card } را ارتقا می‌دهید؟ { $points } امتیاز بیشتر
}
keyflower-hint-upgrade = +{ $points }
keyflower-verb-spend = { keyflower-goods }
keyflower-say-spend = { keyflower-goods } می‌پردازید؟
keyflower-verb-done = تمام
keyflower-say-done = کار دیگری نمی‌کنید؟
keyflower-verb-board = { $card }
keyflower-say-board = { $winter ->
    [1] { $card } را به روستای خود می‌آورید؟
   *[0] بار { $card } را برمی‌دارید: { keyflower-load }؟
}
keyflower-hint-board = { $winter ->
    [1] بردارید
   *[0] { keyflower-load }
}
keyflower-verb-offer = { $card }
keyflower-say-offer = { $card } را به مزایده می‌گذارید؟
keyflower-verb-place = { $card } این‌جا
keyflower-say-place = { $card } را این‌جا می‌گذارید؟
keyflower-verb-flip = برگرداندن { $card }
keyflower-say-flip = { $points ->
    [0] { $card } را برمی‌گردانید؟
   *[other] { $card } را برمی‌گردانید؟ { $points } امتیاز بیشتر
}
keyflower-hint-flip = +{ $points }

## چرا نمی‌شود

keyflower-why-few_to_bid = پیشنهاد در این‌جا { keyflower-crew } می‌خواهد
keyflower-why-few_to_use = استفاده از این کاشی { keyflower-crew } می‌خواهد
keyflower-why-full = در این فصل دیگر جا ندارد: بیشتر از شش کارگر نمی‌شود
keyflower-why-no_skill = { keyflower-skill } ندارید
keyflower-why-no_worker = بهایش کارگری است که ندارید: { keyflower-colour }
keyflower-why-cost = بهای ارتقا روی کاشی نیست
keyflower-why-nowhere = هنوز جایی برایش نیست

## آنچه روی داد

keyflower-event-SeasonBegan = { $you ->
    [yes] { keyflower-season } آمد: شما آغاز می‌کنید
   *[no] { keyflower-season } آمد: { $seat } آغاز می‌کند
}
keyflower-event-TilesLaidOut = در مزایده: { $cards }
keyflower-event-BoatLoaded = { $card } بار آورد: { keyflower-load }
keyflower-event-Passed = { $you ->
    [yes] پاس دادید
   *[no] { $seat } پاس داد
}
keyflower-event-Bid = { $you ->
    [yes] { keyflower-crew } برای { $card } پیشنهاد دادید، روی‌هم { $total }
   *[no] { $seat } { keyflower-crew } برای { $card } پیشنهاد داد، روی‌هم { $total }
}
keyflower-event-CounterBid = { $you ->
    [yes] با { keyflower-crew } خوابیده برای { $card } پاسخ دادید، روی‌هم { $total }
   *[no] { $seat } با { keyflower-crew } خوابیده برای { $card } پاسخ داد، روی‌هم { $total }
}
keyflower-event-GroupMoved = { $you ->
    [yes] { keyflower-crew } شما از کنار { $card } رفتند
   *[no] { $seat } { keyflower-crew } را از کنار { $card } برد
}
keyflower-event-StoodUp = { $you ->
    [yes] کارگران شما کنار { $card } برخاستند: رنگش { keyflower-colour } شد
   *[no] کارگران { $seat } کنار { $card } برخاستند: رنگش { keyflower-colour } شد
}
keyflower-event-Used = { $you ->
    [yes] با { keyflower-crew } از { $card } استفاده کردید
   *[no] { $seat } با { keyflower-crew } از { $card } استفاده کرد
}
keyflower-event-UsedMixed = { $you ->
    [yes] از { $card } استفاده کردید: { keyflower-all-colours }
   *[no] { $seat } از { $card } استفاده کرد: { keyflower-all-colours }
}
keyflower-event-WorkerPaid = { $you ->
    [yes] از { keyflower-crew } گذشتید
   *[no] { $seat } از { keyflower-crew } گذشت
}
keyflower-event-SkillPaid = { $you ->
    [yes] یک کاشی مهارت پرداختید: { keyflower-skill }
   *[no] { $seat } یک کاشی مهارت پرداخت: { keyflower-skill }
}
keyflower-event-Produced = { $you ->
    [yes] روی { $card } گذاشتید: { keyflower-goods }
   *[no] { $seat } روی { $card } گذاشت: { keyflower-goods }
}
keyflower-event-WorkersDrawn = { $you ->
    [yes] { keyflower-workers } از کیسه برداشتید
   *[no] { $seat } { keyflower-workers } از کیسه برداشت
}
keyflower-event-WorkersSeen = { $you ->
    [yes] کارگران تازه‌ی شما: { keyflower-all-colours }
   *[no] کارگران تازه‌ی { $seat }: { keyflower-all-colours }
}
keyflower-event-GreenTaken = { $you ->
    [yes] { keyflower-workers } سبز از انبار برداشتید
   *[no] { $seat } { keyflower-workers } سبز از انبار برداشت
}
keyflower-event-SkillsDrawn = { $you ->
    [yes] { $skills } کاشی مهارت برداشتید
   *[no] { $seat } { $skills } کاشی مهارت برداشت
}
keyflower-event-SkillsSeen = { $you ->
    [yes] مهارت‌های تازه‌ی شما: { keyflower-skills }
   *[no] مهارت‌های تازه‌ی { $seat }: { keyflower-skills }
}
keyflower-event-Carried = { $you ->
    [yes] { keyflower-resource } را از { $card } به { $to_card } بردید
   *[no] { $seat } { keyflower-resource } را از { $card } به { $to_card } برد
}
keyflower-event-Upgraded = { $you ->
    [yes] { $card } را ارتقا دادید
   *[no] { $seat } { $card } را ارتقا داد
}
keyflower-event-SeasonEnded = نوبت‌های { keyflower-season } به پایان رسید
keyflower-event-BidsReturned = { $you ->
    [yes] { keyflower-workers } از پیشنهادهای بازنده نزد شما برگشتند
   *[no] { keyflower-workers } از پیشنهادهای بازنده نزد { $seat } برگشتند
}
keyflower-event-Unsold = { $workers ->
    [0] کسی برای { $card } پیشنهادی نداد
   *[other] کسی برای { $card } پیشنهادی نداد؛ { keyflower-workers } به کیسه رفتند
}
keyflower-event-Won = { $you ->
    [yes] { $gained ->
        [0] { $card } را با { $workers } کارگر بردید
       *[other] { $card } را با { $workers } کارگر بردید و { $gained } کارگر با آن آمد
    }
   *[no] { $gained ->
        [0] { $seat } { $card } را با { $workers } کارگر برد
       *[other] { $seat } { $card } را با { $workers } کارگر برد و { $gained } کارگر با آن آمد
    }
}
keyflower-event-CameHome = { $you ->
    [yes] { keyflower-workers } از کاشی‌هایتان پشت دیوار شما آمدند
   *[no] { keyflower-workers } از کاشی‌های { $seat } پشت دیوارش رفتند
}
keyflower-event-StartPlayerWon = { $you ->
    [yes] کارگر بنفش از آن شماست
   *[no] کارگر بنفش به { $seat } رسید
}
keyflower-event-StartPlayerPassedOn = { $you ->
    [yes] کسی برای کارگر بنفش پیشنهادی نداد: به شما رسید
   *[no] کسی برای کارگر بنفش پیشنهادی نداد: به { $seat } رسید
}
keyflower-event-BoatTaken = { $you ->
    [yes] بار { $card } را برداشتید: { keyflower-load }
   *[no] { $seat } بار { $card } را برداشت: { keyflower-load }
}
keyflower-event-BoatTileTaken = { $you ->
    [yes] { $card } را برداشتید
   *[no] { $seat } { $card } را برداشت
}
keyflower-event-Placed = { $you ->
    [yes] { $card } را گذاشتید
   *[no] { $seat } { $card } را گذاشت
}
keyflower-event-FitsNowhere = { $you ->
    [yes] { $card } در روستای شما جا نشد و از بازی بیرون رفت
   *[no] { $card } در روستای { $seat } جا نشد و از بازی بیرون رفت
}
keyflower-event-Flipped = { $you ->
    [yes] فلیپر شما { $card } را برگرداند
   *[no] فلیپر { $seat } { $card } را برگرداند
}
keyflower-event-Ended = زمستان به پایان رسید: امتیازها شمرده می‌شوند

## گزینه‌ها و برگ امتیاز

keyflower-option-skills_on_boats_face_up = کاشی‌های مهارت قایق‌ها رو هستند
keyflower-option-skills_on_boats_face_up-help = وگرنه تنها کسی که قایق را برمی‌دارد آن‌ها را می‌بیند
keyflower-option-worker_costs_payable_from_losing_bids = پیشنهاد بازنده هم بها می‌شود
keyflower-option-worker_costs_payable_from_losing_bids-help = جایی که استفاده یک کارگر می‌خواهد، می‌توان یک گروه بازنده را یک‌جا داد
keyflower-option-boat_4a_may_target_turn_order_tiles = قایق ۴ الف برای کاشی‌های نوبت هم
keyflower-option-boat_4a_may_target_turn_order_tiles-help = دارنده‌اش در کاشی‌های نوبت هم با رنگ دیگری پیشنهاد می‌دهد
keyflower-option-boat_3b_lets_any_resource_score_as_gold = قایق ۳ ب همه را طلا می‌کند
keyflower-option-boat_3b_lets_any_resource_score_as_gold-help = هر منبع مانده مانند طلا ۱ امتیاز دارد
keyflower-option-purple_worker_scores_only_if_its_tile_was_won_in_winter = کارگر بنفش را باید برد
keyflower-option-purple_worker_scores_only_if_its_tile_was_won_in_winter-help = وگرنه هر که در پایان آن را دارد در امتیازشماری به کارش می‌برد
keyflower-option-show_exact_bag_count = شمار کارگران کیسه پیداست
keyflower-option-show_exact_bag_count-help = وگرنه کیسه تنها پر، نیمه‌پر یا کم‌وبیش خالی است
keyflower-option-show_worker_counts_behind_screens = شمار پشت دیوارها پیداست
keyflower-option-show_worker_counts_behind_screens-help = هر کس چند کارگر و کاشی مهارت دارد و کدام‌شان دیده شده‌اند
keyflower-part-tiles = کاشی‌های روستا
keyflower-part-turn_order = کاشی‌های نوبت
keyflower-part-boats = قایق
keyflower-part-kept = مانده در طویله و کارگاه‌ها
keyflower-part-winter = کاشی‌های زمستان
keyflower-part-gold = طلا

## صفحه

keyflower-board-offer = در مزایده
keyflower-board-boats = قایق‌ها
keyflower-board-village = روستای { $seat }
keyflower-board-my-village = روستای شما
keyflower-board-screen = پشت دیوار خانه
keyflower-board-bag = کیسه: { $workers }
keyflower-board-green = سبز: { $workers }
keyflower-board-pile = کاشی‌های مهارت: { $skills }
keyflower-board-supply = انبار
keyflower-board-steps = گام‌های مانده: { $steps }
keyflower-board-upgrades = ارتقای مانده: { $upgrades }
keyflower-board-turn = چرخاندن کاشی
keyflower-board-cost = بهای ارتقا
keyflower-board-start-player = بازیکن آغازکننده
keyflower-board-tiles-of = { $season ->
    [0] کاشی‌های بهار
    [1] کاشی‌های تابستان
    [2] کاشی‌های پاییز
   *[3] کاشی‌های زمستان
}
keyflower-board-nothing = چیزی در مزایده نیست
keyflower-board-harbour = قایق‌ها و نوبت
keyflower-board-reckoning = { $you ->
    [yes] امتیازهای شما
   *[no] امتیازهای { $seat }
}
keyflower-board-gold-left = طلای مانده
keyflower-board-villages = روستاها
keyflower-board-mine = روستای من
keyflower-board-bid = { $you ->
    [yes] شما: { keyflower-crew }
   *[no] { $seat }: { keyflower-crew }
}
keyflower-board-bid-leads = { $you ->
    [yes] شما با { keyflower-crew } پیش‌اید
   *[no] { $seat } با { keyflower-crew } پیش است
}
keyflower-board-bids = در مزایده
keyflower-board-on-bids = { keyflower-workers } در مزایده
keyflower-board-bag-level = { $level ->
    [full] پر
    [half] نیمه‌پر
   *[low] رو به خالی
}
keyflower-board-places = { $count } جا
keyflower-board-carry-what = منبعی را بزنید یا بکشید
keyflower-board-carry-where = به کجا؟
keyflower-board-carry-none = گامی نمانده
keyflower-board-take-good = { keyflower-resource } را از { $card } بردارید
keyflower-board-goods = { keyflower-resource }: { $count }
keyflower-board-workers = کارگران پشت دیوار شما، { keyflower-colour }: { $workers }
keyflower-board-skills = کاشی‌های مهارت پشت دیوار شما: { $skills }
keyflower-board-fewer = یکی کمتر
keyflower-board-more = یکی بیشتر
keyflower-board-to-place = کاشی‌هایی که باید جا بدهید
keyflower-board-take-tile = { $card } را به دست بگیرید
keyflower-board-hand = کاشی‌های زمستان شما، فقط خودتان می‌بینید

## کاشی‌ها

keyflower-card-home_1 = خانه‌ی ۱
keyflower-card-home_1-text = { $basic_transport } گام جابه‌جایی، { $basic_upgrade } ارتقا؛ پس از ارتقا { $upgraded_transport } گام جابه‌جایی، { $upgraded_upgrade } ارتقا، { $upgraded_points } امتیاز
keyflower-card-home_2 = خانه‌ی ۲
keyflower-card-home_2-text = { $basic_transport } گام جابه‌جایی، { $basic_upgrade } ارتقا؛ پس از ارتقا { $upgraded_transport } گام جابه‌جایی، { $upgraded_upgrade } ارتقا، { $upgraded_points } امتیاز
keyflower-card-home_3 = خانه‌ی ۳
keyflower-card-home_3-text = { $basic_transport } گام جابه‌جایی، { $basic_upgrade } ارتقا؛ پس از ارتقا { $upgraded_transport } گام جابه‌جایی، { $upgraded_upgrade } ارتقا، { $upgraded_points } امتیاز
keyflower-card-home_4 = خانه‌ی ۴
keyflower-card-home_4-text = { $basic_transport } گام جابه‌جایی، { $basic_upgrade } ارتقا؛ پس از ارتقا { $upgraded_transport } گام جابه‌جایی، { $upgraded_upgrade } ارتقا، { $upgraded_points } امتیاز
keyflower-card-home_5 = خانه‌ی ۵
keyflower-card-home_5-text = { $basic_transport } گام جابه‌جایی، { $basic_upgrade } ارتقا؛ پس از ارتقا { $upgraded_transport } گام جابه‌جایی، { $upgraded_upgrade } ارتقا، { $upgraded_points } امتیاز
keyflower-card-home_6 = خانه‌ی ۶
keyflower-card-home_6-text = { $basic_transport } گام جابه‌جایی، { $basic_upgrade } ارتقا؛ پس از ارتقا { $upgraded_transport } گام جابه‌جایی، { $upgraded_upgrade } ارتقا، { $upgraded_points } امتیاز
keyflower-card-alehouse = مهمان‌خانه
keyflower-card-alehouse-text = { $basic_workers } کارگر از کیسه؛ پس از ارتقا { $upgraded_workers } کارگر از کیسه
keyflower-card-apprentice_hall = مرکز کارآموزی
keyflower-card-apprentice_hall-text = { $basic_skills } مهارت؛ پس از ارتقا { $upgraded_skills } مهارت، { $upgraded_points } امتیاز
keyflower-card-gold_mine = معدن طلا
keyflower-card-gold_mine-text = { $basic_gold } طلا؛ پس از ارتقا { $upgraded_gold } طلا، { $upgraded_points } امتیاز
keyflower-card-key_mine = معدن کی
keyflower-card-key_mine-text = { $basic_iron } آهن؛ پس از ارتقا { $upgraded_iron } آهن، { $upgraded_points } امتیاز
keyflower-card-keystone_quarry = معدن سنگ کی
keyflower-card-keystone_quarry-text = { $basic_stone } سنگ؛ پس از ارتقا { $upgraded_stone } سنگ، { $upgraded_points } امتیاز
keyflower-card-keywood = کی‌وود
keyflower-card-keywood-text = { $basic_wood } چوب؛ پس از ارتقا { $upgraded_wood } چوب، { $upgraded_points } امتیاز
keyflower-card-miner = معدنچی
keyflower-card-miner-text = { $basic_iron } آهن؛ پس از ارتقا { $upgraded_iron } آهن و { $upgraded_gold } طلا، { $upgraded_points } امتیاز
keyflower-card-peddler = دست‌فروش
keyflower-card-peddler-text = بهای یک کارگر زرد: { $basic_green } کارگر سبز؛ پس از ارتقا بهای یک کارگر زرد: { $upgraded_green } کارگر سبز
keyflower-card-quarryman = حفرکننده‌ی زمین
keyflower-card-quarryman-text = { $basic_stone } سنگ؛ پس از ارتقا { $upgraded_stone } سنگ و { $upgraded_gold } طلا، { $upgraded_points } امتیاز
keyflower-card-stable = اصطبل
keyflower-card-stable-text = { $basic_transport } گام جابه‌جایی، { $basic_upgrade } ارتقا؛ پس از ارتقا { $upgraded_transport } گام جابه‌جایی، { $upgraded_upgrade } ارتقا، { $upgraded_points } امتیاز
keyflower-card-woodcutter = چوب‌بر
keyflower-card-woodcutter-text = { $basic_wood } چوب؛ پس از ارتقا { $upgraded_wood } چوب و { $upgraded_gold } طلا، { $upgraded_points } امتیاز
keyflower-card-workshop = کارگاه
keyflower-card-workshop-text = یک آهن، سنگ یا چوب به انتخاب؛ پس از ارتقا { $upgraded_iron } آهن و { $upgraded_stone } سنگ و { $upgraded_wood } چوب، { $upgraded_points } امتیاز
keyflower-card-brewer = آبجوسازی
keyflower-card-brewer-text = بهای یک مهارت دلخواه: { $basic_workers } کارگر از کیسه؛ پس از ارتقا بهای یک مهارت دلخواه: { $upgraded_workers } کارگر از کیسه، { $upgraded_points } امتیاز
keyflower-card-carpenter = نجار
keyflower-card-carpenter-text = بهای یک اره: { $basic_wood } چوب؛ پس از ارتقا بهای یک اره: { $upgraded_gold } طلا، { $upgraded_points } امتیاز
keyflower-card-farrier = نعل‌بند
keyflower-card-farrier-text = { $basic_transport } گام جابه‌جایی، { $basic_upgrade } ارتقا؛ پس از ارتقا { $upgraded_transport } گام جابه‌جایی، { $upgraded_upgrade } ارتقا، { $upgraded_points } امتیاز
keyflower-card-hiring_fair = بازار استخدام
keyflower-card-hiring_fair-text = بهای یک مهارت دلخواه: { $basic_skills } مهارت؛ پس از ارتقا بهای یک مهارت دلخواه: { $upgraded_skills } مهارت، { $upgraded_points } امتیاز
keyflower-card-mason = بنا
keyflower-card-mason-text = بهای یک کلنگ: { $basic_stone } سنگ؛ پس از ارتقا بهای یک کلنگ: { $upgraded_gold } طلا، { $upgraded_points } امتیاز
keyflower-card-smelter = گدازکار
keyflower-card-smelter-text = بهای یک سندان: { $basic_iron } آهن؛ پس از ارتقا بهای یک سندان: { $upgraded_gold } طلا، { $upgraded_points } امتیاز
keyflower-card-store = فروشگاه
keyflower-card-store-text = بهای یک کارگر آبی: { $basic_green } کارگر سبز؛ پس از ارتقا بهای یک کارگر آبی: { $upgraded_green } کارگر سبز، { $upgraded_points } امتیاز
keyflower-card-tavern = غذاخوری
keyflower-card-tavern-text = بهای یک کارگر دلخواه: { $basic_workers } کارگر از کیسه؛ پس از ارتقا بهای یک کارگر دلخواه: { $upgraded_workers } کارگر از کیسه
keyflower-card-summer_boat_1a = قایق تابستانه‌ی ۱ الف
keyflower-card-summer_boat_1a-text = با هر قایقی که برمی‌دارید ۲ کارگر دیگر از کیسه
keyflower-card-summer_boat_2a = قایق تابستانه‌ی ۲ الف
keyflower-card-summer_boat_2a-text = جابه‌جایی از روی زمین؛ لبه‌ها لازم نیست جور باشند
keyflower-card-summer_boat_3a = قایق تابستانه‌ی ۳ الف
keyflower-card-summer_boat_3a-text = برای ارتقا هر منبعی به جای هر منبع
keyflower-card-summer_boat_4a = قایق تابستانه‌ی ۴ الف
keyflower-card-summer_boat_4a-text = در برابر پیشنهاد قرمز، آبی یا زرد با رنگ دیگری پیشنهاد بدهید
keyflower-card-barn = طویله
keyflower-card-barn-text = هر منبعی که روی آن باشد { $keep_points } امتیاز؛ پس از ارتقا { $upgraded_keep_points }
keyflower-card-blacksmith = آهنگری
keyflower-card-blacksmith-text = هر آهن که روی آن باشد { $keep_points } امتیاز؛ پس از ارتقا { $upgraded_keep_points }
keyflower-card-fair = بازار مکاره
keyflower-card-fair-text = بهای یک کارگر قرمز: { $basic_green } کارگر سبز؛ پس از ارتقا بهای یک کارگر قرمز: { $upgraded_green } کارگر سبز، { $upgraded_points } امتیاز
keyflower-card-forge = کوره
keyflower-card-forge-text = { $points } امتیاز؛ پس از ارتقا { $upgraded_points }
keyflower-card-goldsmith = زرگر
keyflower-card-goldsmith-text = { $points } امتیاز؛ پس از ارتقا { $upgraded_points }
keyflower-card-inn = مسافرخانه
keyflower-card-inn-text = { $basic_workers } کارگر از کیسه؛ پس از ارتقا { $upgraded_workers } کارگر از کیسه
keyflower-card-sawmill = اره‌کش
keyflower-card-sawmill-text = { $points } امتیاز؛ پس از ارتقا { $upgraded_points }
keyflower-card-sculptor = مجسمه‌ساز
keyflower-card-sculptor-text = { $points } امتیاز؛ پس از ارتقا { $upgraded_points }
keyflower-card-stone_yard = سنگ‌بری
keyflower-card-stone_yard-text = هر سنگ که روی آن باشد { $keep_points } امتیاز؛ پس از ارتقا { $upgraded_keep_points }
keyflower-card-timber_yard = چوب‌بری
keyflower-card-timber_yard-text = هر چوب که روی آن باشد { $keep_points } امتیاز؛ پس از ارتقا { $upgraded_keep_points }
keyflower-card-wainwright = گاری‌سازی
keyflower-card-wainwright-text = { $basic_transport } گام جابه‌جایی، { $basic_upgrade } ارتقا؛ پس از ارتقا { $upgraded_transport } گام جابه‌جایی، { $upgraded_upgrade } ارتقا، { $upgraded_points } امتیاز
keyflower-card-well = چاه
keyflower-card-well-text = { $points } امتیاز؛ پس از ارتقا { $upgraded_points }
keyflower-card-apothecary = عطاری
keyflower-card-apothecary-text = برای هر ۵ کارگر ۳ امتیاز
keyflower-card-craftsmans_guild = صنف صنعت‌گری
keyflower-card-craftsmans_guild-text = برای هر دسته‌ی قرمز، آبی و زرد ۳ امتیاز
keyflower-card-jeweller = جواهرساز
keyflower-card-jeweller-text = برای هر طلا ۲ امتیاز
keyflower-card-key_guild = صنف کی
keyflower-card-key_guild-text = برای هر ۵ کاشی مهارت ۱۰ امتیاز
keyflower-card-key_market = بازار کی
keyflower-card-key_market-text = برای هر کارگر سبز ۲ امتیاز
keyflower-card-keythedral = کلیسای جامع
keyflower-card-keythedral-text = { $points } امتیاز
keyflower-card-mercers_guild = صنف پارچه‌فروشی
keyflower-card-mercers_guild-text = برای هر دسته‌ی آهن، سنگ و چوب ۵ امتیاز
keyflower-card-scholar = محقق
keyflower-card-scholar-text = برای هر کاشی مهارت از یک نوع ۳ امتیاز
keyflower-card-scribes = کاتب
keyflower-card-scribes-text = برای هر دسته‌ی سندان، کلنگ و اره ۱۰ امتیاز
keyflower-card-village_hall = سالن اصلی روستا
keyflower-card-village_hall-text = برای هر کارگر از یک رنگ ۱ امتیاز
keyflower-card-watermill = آسیاب آبی
keyflower-card-watermill-text = برای هر منبع از یک نوع ۱ امتیاز
keyflower-card-windmill = آسیاب بادی
keyflower-card-windmill-text = برای هر ۵ منبع ۵ امتیاز
keyflower-card-turn_order_1 = کاشی نوبت ۱
keyflower-card-turn_order_1-text = در پایان برای هر کاشی کنارش ۱ امتیاز
keyflower-card-turn_order_2 = کاشی نوبت ۲
keyflower-card-turn_order_2-text = در پایان برای هر کاشی کنارش ۱ امتیاز
keyflower-card-turn_order_3 = کاشی نوبت ۳
keyflower-card-turn_order_3-text = در پایان برای هر کاشی کنارش ۱ امتیاز
keyflower-card-turn_order_4 = کاشی نوبت ۴
keyflower-card-turn_order_4-text = در پایان برای هر کاشی کنارش ۱ امتیاز
keyflower-card-boat_keyflower = کی‌فلاور
keyflower-card-boat_keyflower-text = برای هر گام جابه‌جایی که دارید ۱ امتیاز
keyflower-card-boat_sea_bastion = سنگر دریایی
keyflower-card-boat_sea_bastion-text = برای هر کاشی روی یک راه بسته ۱ امتیاز
keyflower-card-boat_sea_breese = نسیم دریایی
keyflower-card-boat_sea_breese-text = قایق‌های پشت سر هم از خانه: ۲، ۴، ۸، ۱۶ یا ۳۲ امتیاز
keyflower-card-boat_flipper = فلیپر
keyflower-card-boat_flipper-text = { $points } امتیاز و یک ارتقای رایگان پیش از شمارش
keyflower-card-boat_ianvincible = یانوینسیبل
keyflower-card-boat_ianvincible-text = { $points } امتیاز
keyflower-card-boat_white_wind = باد سفید
keyflower-card-boat_white_wind-text = برای هر کارگر ۱ امتیاز
keyflower-card-summer_boat_1b = قایق تابستانه‌ی ۱ ب
keyflower-card-summer_boat_1b-text = با هر قایقی که برمی‌دارید یک کارگر سبز
keyflower-card-summer_boat_2b = قایق تابستانه‌ی ۲ ب
keyflower-card-summer_boat_2b-text = جابه‌جایی و ارتقا دو برابر
keyflower-card-summer_boat_3b = قایق تابستانه‌ی ۳ ب
keyflower-card-summer_boat_3b-text = در شمارش پایانی هر منبعی به جای هر منبع
keyflower-card-summer_boat_4b = قایق تابستانه‌ی ۴ ب
keyflower-card-summer_boat_4b-text = کاشی در حال استفاده را با هر رنگی به کار بگیرید
